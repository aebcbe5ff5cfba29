import { type Lettering, lettering, letters, textWidth } from '../lettering.ts';
import { palette } from '../palette.ts';
import { chartSheet, chartSize } from '../parts/chart-sheet.ts';
import { destination } from '../parts/marks.ts';
import { type Point, smoothPath } from '../path.ts';
import {
  at,
  betweenRivers,
  eastBank,
  oceanShore,
  place,
  southShore,
  waterway,
  westBank,
} from './cape-fear-coast.ts';

const { ink, channel, buff, magenta, shoal, shallows } = palette;

interface Town {
  name: string;
  at: Point;
  dx: number;
  dy: number;
  anchor?: 'start' | 'end';
}

/** The areas that the page lists, each where it is. */
const towns: readonly Town[] = [
  { name: 'Leland', at: [-78.042, 34.242], dx: -11, dy: 6, anchor: 'end' },
  { name: 'Castle Hayne', at: [-77.898, 34.356], dx: 7, dy: 19 },
  { name: 'Hampstead', at: [-77.712, 34.372], dx: -10, dy: -7, anchor: 'end' },
  { name: 'Surf City', at: [-77.555, 34.428], dx: 10, dy: 19 },
  { name: 'Porters Neck', at: [-77.765, 34.296], dx: 14, dy: 10 },
  { name: 'Ogden', at: [-77.798, 34.266], dx: 10, dy: 9 },
  { name: 'Wrightsville Beach', at: [-77.796, 34.21], dx: 14, dy: 8 },
  { name: 'Carolina Beach', at: [-77.89, 34.034], dx: 13, dy: 8 },
  { name: 'Kure Beach', at: [-77.908, 33.99], dx: 13, dy: 10 },
  { name: 'Southport', at: [-78.022, 33.93], dx: -10, dy: -4, anchor: 'end' },
  { name: 'Oak Island', at: [-78.13, 33.914], dx: 8, dy: 24, anchor: 'end' },
];

const wilmington = { name: 'Wilmington', at: place(-77.948, 34.236), dx: 15, dy: 49 } as const;
const townLettering: Lettering = { size: 16, face: 'sans' };
const cityLettering: Lettering = { size: 18, color: magenta };

interface MapLabel {
  name: string;
  dot: Point;
  box: { left: number; top: number; right: number; bottom: number };
}

/** Every named place on the map, with the extent of its name. */
export function mapLabels(): MapLabel[] {
  const label = (name: string, dot: Point, [x, y]: Point, style: Lettering): MapLabel => {
    const wide = textWidth(name, style);
    const left = style.anchor === 'end' ? x - wide : x;
    const { size } = style;
    return {
      name,
      dot,
      box: { left, right: left + wide, top: y - size * 0.75, bottom: y + size * 0.25 },
    };
  };
  const { name, at: city, dx, dy } = wilmington;
  return [
    label(name, city, [city[0] + dx, city[1] + dy], cityLettering),
    ...towns.map((town) => {
      const dot = place(...town.at);
      const start: Point = [dot[0] + town.dx, dot[1] + town.dy];
      return label(town.name, dot, start, { ...townLettering, anchor: town.anchor });
    }),
  ];
}

/** North, and how long five sea miles are here. */
function northAndScale(x: number, y: number): string {
  const mile = 786 / 60;
  const bar = [0, 1, 2, 3, 4]
    .map((i) => `M${(x - 40 + i * mile).toFixed(1)} ${y}h${mile}v6h${-mile}z`)
    .join('');
  return (
    `<path fill="none" stroke="${magenta}" stroke-width="2" d="M${x - 7} ${y - 34}v-84m-11 66 11-11 11 11"/><path fill="${magenta}" d="m${x - 16} ${y - 100} 9-30 9 30-9-8z"/>` +
    `<path fill="#fff" stroke="${ink}" d="${bar}"/><path fill="${ink}" d="M${x - 40} ${y}h${mile}v6h${-mile}zm${mile * 2} 0h${mile}v6h${-mile}zm${mile * 2} 0h${mile}v6h${-mile}z"/>` +
    lettering('5 sea miles', [x - 7, y + 26], { size: 16, face: 'sans', anchor: 'middle' })
  );
}

/** Wilmington: the lower Cape Fear as a chart, river, beaches and inlets about where they are. */
export function draw(): string {
  const { width, height } = chartSize;
  const sound = [...waterway].reverse();
  const barrier = `${smoothPath(oceanShore)}L${southShore.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
  const mainland = `${barrier}${smoothPath(eastBank).replace('M', 'L')}V-20H${width + 60}z`;
  const neck = `${smoothPath(betweenRivers)}V-20z`;
  const west = `${smoothPath(westBank)}V-20H-60z`;
  const offshore = [46, 104, 176]
    .map((offset, i) => {
      const line = smoothPath(
        [
          ...oceanShore,
          ...at([-78.01, 33.83], [-78.1, 33.85], [-78.25, 33.852], [-78.5, 33.84]),
        ].map(([x, y], j): Point => [x + offset, y + offset * 0.62 + Math.sin(j * 1.7 + i) * 7]),
      );
      return `<path fill="${['#cfe5ea', '#b5d5de', '#98c2cf'][i]}" stroke="${channel}" stroke-opacity=".55" d="${line}V${height + 90}H${width + 90}V-30z"/>`;
    })
    .join('');
  const land = `<path fill="none" stroke="#dfead9" stroke-width="24" stroke-linejoin="round" d="${smoothPath(sound)}"/>`;
  const inlets = [
    [-77.633, 34.352],
    [-77.717, 34.293],
    [-77.77, 34.242],
    [-77.812, 34.184],
    [-77.872, 34.076],
  ]
    .map(([lon = 0, lat = 0]) => {
      const [x, y] = place(lon, lat);
      return `M${x.toFixed(0)} ${y.toFixed(0)}l-14-9`;
    })
    .join('');
  const bridges = [
    [-77.952, 34.228],
    [-77.822, 34.214],
  ]
    .map(([lon = 0, lat = 0]) => {
      const [x, y] = place(lon, lat);
      return `M${(x - 12).toFixed(0)} ${y.toFixed(0)}h24`;
    })
    .join('');
  const track = smoothPath([
    [place(-77.6, 33.9)[0], 560],
    place(-77.84, 33.79),
    place(-77.99, 33.815),
    place(-78.014, 33.884),
    place(-77.986, 33.935),
    place(-77.956, 33.985),
    place(-77.943, 34.05),
    place(-77.94, 34.12),
    place(-77.954, 34.18),
    place(-77.955, 34.225),
  ]);
  const dots = towns
    .map(({ at: [longitude, latitude] }) => {
      const [x, y] = place(longitude, latitude);
      return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="4.500" fill="#fff" stroke="${ink}" stroke-width="2"/>`;
    })
    .join('');
  const names = towns
    .map(({ name, at: [longitude, latitude], dx, dy, anchor }) => {
      const [x, y] = place(longitude, latitude);
      return letters(name, [x + dx, y + dy], { ...townLettering, anchor });
    })
    .join('');
  const [cityX, cityY] = wilmington.at;
  return chartSheet(
    `<path fill="${shallows}" d="M0 0h${width}v${height}H0z"/>${offshore}` +
      `<path fill="${buff}" stroke="${ink}" stroke-width="2" stroke-linejoin="round" d="${mainland}"/>` +
      land +
      `<path fill="none" stroke="${shoal}" stroke-width="9" d="${smoothPath(sound)}"/>` +
      `<path fill="none" stroke="${channel}" d="${smoothPath(sound)}"/>` +
      `<path fill="${buff}" stroke="${ink}" stroke-width="2" d="${neck}"/>` +
      `<path fill="${buff}" stroke="${ink}" stroke-width="2" d="${west}"/>` +
      `<path stroke="${shallows}" stroke-width="9" d="${inlets}"/>` +
      `<path stroke="${ink}" stroke-width="4" d="${bridges}"/>` +
      `<path fill="none" stroke="${magenta}" stroke-width="2.500" stroke-dasharray="2 9" stroke-linecap="round" d="${track}"/>` +
      dots +
      `<path fill="${ink}" d="${names}"/>` +
      destination([cityX, cityY]) +
      lettering(wilmington.name, [cityX + wilmington.dx, cityY + wilmington.dy], cityLettering) +
      lettering('Onslow Bay', [496, 322], { size: 32, spacing: 2, color: channel }) +
      lettering('Cape Fear', [place(-77.96, 34.115)[0] - 14, place(-77.96, 34.115)[1]], {
        size: 17,
        color: channel,
        anchor: 'end',
      }) +
      northAndScale(596, 490),
  );
}
