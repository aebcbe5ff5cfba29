import { lettering, letteringAlong } from '../lettering.ts';
import { palette } from '../palette.ts';
import { chartSheet, chartSize } from '../parts/chart-sheet.ts';
import { hullFromAbove } from '../parts/marks.ts';
import { type Point, smoothPath } from '../path.ts';
import { seededRandom } from '../seeded-noise.ts';

const { ink, channel, buff, sand, magenta, shoal, shallows } = palette;

/** Streets run square to the river here; the grid leans a little, as the town's does. */
const lean = 8;
const marketStreet = 292;
const crossGap = 58;
const numberedGap = 64;
const firstStreet = 268;

const bank: Point[] = [
  [286, -20],
  [276, 70],
  [262, 170],
  [246, 292],
  [238, 400],
  [246, 500],
  [268, 600],
];
const island: Point[] = [
  [96, -20],
  [112, 80],
  [94, 190],
  [106, 300],
  [88, 410],
  [104, 520],
  [90, 600],
];

/** One block's houses: a few roofs round its edge, the yard left open. */
function houses(x: number, y: number, random: () => number): string {
  let d = '';
  const [w, h] = [numberedGap - 14, crossGap - 14];
  for (let at = 2; at < w - 8; at += 11 + random() * 5) {
    const width = 7 + random() * 4;
    if (random() > 0.15)
      d += `M${(x + at).toFixed(0)} ${y + 3}h${width.toFixed(0)}v${(9 + random() * 4).toFixed(0)}h-${width.toFixed(0)}z`;
    if (random() > 0.2)
      d += `M${(x + at).toFixed(0)} ${y + h - 14}h${width.toFixed(0)}v11h-${width.toFixed(0)}z`;
  }
  return d;
}

function town(): string {
  const random = seededRandom(41);
  let blocks = '';
  let roofs = '';
  for (let row = -6; row < 6; row++) {
    for (let column = 0; column < 8; column++) {
      const x = firstStreet + 12 + column * numberedGap;
      const y = marketStreet + 9 + row * crossGap;
      blocks += `M${x} ${y}h${numberedGap - 14}v${crossGap - 14}h${14 - numberedGap}z`;
      roofs += houses(x, y, random);
    }
  }
  return (
    `<path fill="${buff}" stroke="${ink}" stroke-opacity=".45" d="${blocks}"/>` +
    `<path fill="${shoal}" stroke="${ink}" stroke-width=".8" d="${roofs}"/>`
  );
}

/** The museum ship across the river, as harbor charts draw her. */
function battleship(): string {
  return (
    `<g transform="translate(128 206) rotate(2)"><path fill="#b5c6cb" stroke="${ink}" stroke-width="2" d="M0-92c15 30 19 60 18 96 0 34-4 60-9 78H-9c-5-18-9-44-9-78-1-36 3-66 18-96z"/>` +
    `<path fill="#fff" stroke="${ink}" d="M-7-16H7v44H-7z"/><circle cy="-34" r="8" fill="#fff" stroke="${ink}"/><circle cy="-54" r="7" fill="#fff" stroke="${ink}"/><circle cy="46" r="8" fill="#fff" stroke="${ink}"/>` +
    `<path stroke="${ink}" stroke-width="1.500" d="M-3-40v-22m6 22v-22M-3-60v-18m6 18v-18M-3 52v18m6-18v18"/></g>`
  );
}

/** Local search: somebody on Market Street is looking, and one door answers. */
export function draw(): string {
  const { width, height } = chartSize;
  const west = `${smoothPath(island)}H-20V-20z`;
  const east = `${smoothPath(bank)}H${width + 200}V-20z`;
  const door: Point = [firstStreet + 4 * numberedGap + 37, marketStreet + 21];
  const search =
    `<path fill="none" stroke="${magenta}" stroke-width="3" d="M${firstStreet + 6} ${marketStreet + 2}H${door[0]}v10"/>` +
    `<circle cx="${door[0]}" cy="${door[1]}" r="84" fill="none" stroke="${magenta}" stroke-opacity=".5" stroke-dasharray="3 7"/>` +
    `<circle cx="${door[0]}" cy="${door[1]}" r="52" fill="${magenta}" fill-opacity=".1" stroke="${magenta}" stroke-dasharray="3 5"/>` +
    `<circle cx="${door[0]}" cy="${door[1]}" r="22" fill="#fff" fill-opacity=".7" stroke="${magenta}" stroke-width="2"/>` +
    `<path fill="${magenta}" d="M${door[0] - 9} ${door[1] - 7}h18v14h-18z"/>`;
  const river =
    `<path fill="none" stroke="${channel}" stroke-opacity=".55" d="${smoothPath(bank.map(([x, y]): Point => [x - 24, y]))}${smoothPath(island.map(([x, y]): Point => [x + 20, y]))}"/>` +
    `<path fill="none" stroke="${channel}" stroke-opacity=".55" d="${smoothPath(bank.map(([x, y], i): Point => [x - 48 - (i % 2) * 6, y]))}"/>`;
  const wharves = [120, 186, 246, 352, 404, 454]
    .map((y, i) => {
      const x = 270 - y * 0.08 - i;
      return `M${x.toFixed(0)} ${y}h-20v8h20`;
    })
    .join('');
  const turned = (body: string): string =>
    `<g transform="rotate(${-lean} ${firstStreet} ${marketStreet})">${body}</g>`;
  return chartSheet(
    `<path fill="${shoal}" d="M0 0h${width}v${height}H0z"/>` +
      `<path fill="#b5d5de" d="${smoothPath(bank.map(([x, y]): Point => [x - 48, y]))}L140 600${smoothPath([...island].reverse().map(([x, y]): Point => [x + 20, y])).replace('M', 'L')}z"/>` +
      river +
      `<path fill="#dfead9" stroke="${ink}" stroke-width="2" d="${west}"/>` +
      `<path fill="none" stroke="${channel}" d="${[60, 130, 250, 330, 420, 500].map((y, i) => `M${40 + (i % 2) * 22} ${y}h16m-8 0v-8m0 8-6-6m6 6 6-6`).join('')}"/>` +
      `<path fill="${sand}" stroke="${ink}" stroke-width="2" d="${east}"/>` +
      `<svg x="0" y="0" width="${width}" height="${height}">${turned(town())}</svg>` +
      `<path fill="${shallows}" stroke="${ink}" stroke-width="1.500" d="${wharves}"/>` +
      turned(search) +
      battleship() +
      hullFromAbove([196, 420], -4, { scale: 0.9 }) +
      hullFromAbove([176, 88], 174, { scale: 0.62 }) +
      lettering('Market St', [238, 300], { size: 19, color: magenta, anchor: 'end' }) +
      letteringAlong('Cape Fear', 132, (x) => 522 - (x - 132) * 0.06, { size: 22 }),
  );
}
