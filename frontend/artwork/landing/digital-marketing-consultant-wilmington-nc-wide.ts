import { lettering, letteringAlong } from '../lettering.ts';
import { palette } from '../palette.ts';
import { chartGround, chartSheet, soundings, wideChartSize } from '../parts/chart-sheet.ts';
import { destination, waypoint } from '../parts/marks.ts';
import { dividers, parallelRule } from '../parts/navigators-tools.ts';
import { line, solid } from '../parts/pen.ts';
import { type Point, straightPath } from '../path.ts';
import { compassRose } from '../symbols.ts';

const { ink, deep, channel, buff, sand, magenta } = palette;

/** The strip of chart, before it is laid on the table. */
const strip = { width: 1220, height: 340 } as const;
const laid: Point = [110, 46];

const legs: Point[] = [
  [120, 232],
  [392, 270],
  [668, 208],
  [1010, 158],
];

const ground = {
  seed: 41,
  scale: 230,
  relief: 0.42,
  levels: [-0.12, 0.06, 0.36, 0.66, 0.96],
  /** A coast along the north that opens into a harbor where the course ends. */
  shape: (x: number, y: number): number =>
    (y - 118) / 190 + Math.max(0, 0.95 - Math.hypot(x - 1020, y - 130) / 100),
};

/** The end of a long sheet that will not lie flat: its roll, seen from above. */
function roll(x: number): string {
  const [top, bottom] = [laid[1] - 12, laid[1] + strip.height + 12];
  return (
    solid(buff, `M${x} ${top}h52v${bottom - top}h-52z`) +
    line(`M${x + 8} ${top}v${bottom - top}m34 0V${top}`) +
    solid(sand, `M${x} ${top}c0-14 52-14 52 0s-52 14-52 0z`) +
    line(`M${x + 14} ${top}c0-7 24-7 24 0s-16 6-16 1`)
  );
}

/** A pencil put down across the lower edge of the sheet. */
const pencil =
  `<g transform="translate(196 404) rotate(-4)">` +
  solid(sand, 'M30-9h210V9H30L0 0z') +
  solid(channel, 'M44-9h196V9H44z') +
  line('M44-3h196M44 3h196') +
  solid(magenta, 'M240-9h22c6 0 6 18 0 18h-22z') +
  `<path fill="${channel}" d="M10-3 0 0l10 3z"/></g>`;

/** Consulting on a long sheet: ninety days unrolled along the coast, before anybody casts off. */
export function draw(): string {
  const course =
    `<path fill="none" stroke="${magenta}" stroke-width="2.500" d="${straightPath(legs)}"/>` +
    legs
      .slice(0, -1)
      .map((at) => waypoint(at))
      .join('') +
    destination([1010, 158]);
  const days = ['Day 1', '30', '60', '90']
    .map((day, i) => {
      const [x, y] = legs[i] ?? [0, 0];
      return lettering(day, [x + (i === 3 ? 26 : 2), y + (i === 3 ? 10 : 36)], {
        size: 28,
        color: magenta,
      });
    })
    .join('');
  const depths = soundings({
    ground,
    seed: 12,
    color: channel,
    spacing: 92,
    size: 15,
    within: strip,
    clear: [
      ...legs.map(([x, y]) => [x + 14, y + 10, 56] as const),
      [720, 278, 40],
      ...[190, 256, 324, 460, 530, 600, 740, 810, 880, 950].map(
        (x) => [x, 300 - x / 7, 40] as const,
      ),
    ],
  });
  const chart = chartSheet(
    chartGround(ground, undefined, strip) +
      depths +
      letteringAlong('Onslow Bay', 480, (x) => 306 - (x - 480) * 0.03, { size: 34, spacing: 8 }) +
      compassRose(316, 92, 48) +
      course +
      days,
    { size: strip },
  );
  const { width, height } = wideChartSize;
  const [x, y] = laid;
  const onTable = ([px, py]: Point): Point => [px + x, py + y];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<path fill="${deep}" d="M0 0h${width}v${height}H0z"/>` +
    `<path fill="none" stroke="${channel}" stroke-opacity=".5" d="M0 110h1440M0 220h1440M0 330h1440M60 0v110m1330 0v110M50 220v110m1340 0v110"/>` +
    `<path fill="${ink}" fill-opacity=".45" d="M${x - 26} ${y + 14}h${strip.width + 66}v${strip.height + 12}H${x - 26}z"/>` +
    `<svg x="${x}" y="${y}" width="${strip.width}" height="${strip.height}">${chart}</svg>` +
    roll(x - 34) +
    roll(x + strip.width - 18) +
    parallelRule([860, 380], -8.3) +
    dividers(onTable([392, 270]), onTable([668, 208]), [70, -190]) +
    pencil +
    '</svg>'
  );
}
