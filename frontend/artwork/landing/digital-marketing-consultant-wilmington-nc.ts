import { lettering, letteringAlong } from '../lettering.ts';
import { palette } from '../palette.ts';
import { chartGround, chartSheet, chartSize, soundings } from '../parts/chart-sheet.ts';
import { destination, waypoint } from '../parts/marks.ts';
import { dividers, parallelRule } from '../parts/navigators-tools.ts';
import { type Point, straightPath } from '../path.ts';
import { compassRose } from '../symbols.ts';

const { ink, deep, channel, magenta } = palette;

const legs: Point[] = [
  [120, 452],
  [262, 404],
  [398, 268],
  [548, 222],
];

const ground = {
  seed: 90,
  scale: 230,
  relief: 0.4,
  levels: [-0.12, 0.06, 0.36, 0.66, 0.96],
  /** A coast along the north, opening into a harbor where the course ends. */
  shape: (x: number, y: number): number =>
    (y - 110 - x * 0.1) / 230 + Math.max(0, 0.9 - Math.hypot(x - 560, y - 200) / 90),
};

/** Consulting: the whole passage laid off on one sheet, leg by leg, before anybody casts off. */
export function draw(): string {
  const course =
    `<path fill="none" stroke="${magenta}" stroke-width="2.500" d="${straightPath(legs)}"/>` +
    legs
      .slice(0, -1)
      .map((at) => waypoint(at))
      .join('') +
    destination([548, 222]);
  const days = ['Day 1', '30', '60', '90']
    .map((day, i) => {
      const [x, y] = legs[i] ?? [0, 0];
      return lettering(day, [x + (i === 3 ? 26 : 10), y + (i === 3 ? 8 : 28)], {
        size: 24,
        color: magenta,
      });
    })
    .join('');
  const depths = soundings({
    ground,
    seed: 6,
    color: channel,
    spacing: 74,
    clear: [
      ...legs.map(([x, y]) => [x + 14, y + 6, 50] as const),
      [190, 428, 40],
      [330, 336, 44],
      [470, 246, 40],
      [120, 300, 100],
      [230, 300, 60],
      [480, 366, 60],
      [560, 364, 60],
      [640, 362, 40],
    ],
  });
  const chart = chartSheet(
    chartGround(ground) +
      compassRose(150, 290, 74) +
      depths +
      letteringAlong('Onslow Bay', 452, (x) => 372 - (x - 452) * 0.04, { size: 30, spacing: 6 }) +
      course +
      days,
  );
  const table =
    `<path fill="${deep}" d="M0 0h${chartSize.width}v${chartSize.height}H0z"/>` +
    `<path fill="none" stroke="${channel}" stroke-opacity=".5" d="M0 64h720M0 190h720M0 330h720M0 470h720M90 0v64m420-64v64M300 470v90m330-90v90M640 190v140"/>`;
  const turned = (body: string, dx: number, dy: number): string =>
    `<g transform="rotate(-6 360 280) translate(${dx} ${dy})">${body}</g>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 560" width="720" height="560">${table}` +
    turned(`<path fill="${ink}" fill-opacity=".45" d="M0 0h720v560H0z"/>`, 24, 64) +
    turned(chart, 10, 50) +
    turned(dividers([272, 454], [408, 318]), 0, 0) +
    parallelRule([300, 532], -17) +
    `</svg>`
  );
}
