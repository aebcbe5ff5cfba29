import { letteringAlong } from '../lettering.ts';
import { palette } from '../palette.ts';
import { chartGround, chartSheet, soundings } from '../parts/chart-sheet.ts';
import { destination, dockFromAbove, hullFromAbove } from '../parts/marks.ts';
import { distanceToCourse } from '../parts/terrain.ts';
import type { Point } from '../path.ts';

const { channel, magenta, ink } = palette;

const stem: Point[] = [
  [-20, 280],
  [180, 268],
  [330, 292],
  [470, 262],
  [590, 276],
];
const basin: Point = [608, 276];
/** Where visitors wander off: creeks that end in the marsh. */
const creeks: readonly (readonly Point[])[] = [
  [
    [210, 260],
    [262, 168],
    [238, 92],
    [282, 52],
  ],
  [
    [300, 296],
    [350, 384],
    [330, 450],
    [378, 500],
  ],
  [
    [430, 268],
    [462, 184],
    [520, 150],
    [516, 92],
  ],
];

const ground = {
  seed: 36,
  scale: 170,
  relief: 0.3,
  levels: [-0.5, 0, 0.34, 0.66, 1],
  shape: (x: number, y: number): number => {
    const half = 34 + Math.max(0, 400 - x) * 0.36;
    const stream = 1.15 - distanceToCourse(x, y, stem) / half;
    const pool = 1.1 - Math.hypot(x - basin[0], y - basin[1]) / 66;
    const taper = Math.max(11, 36 - Math.abs(y - 276) * 0.11);
    const side = Math.max(...creeks.map((creek) => 0.8 - distanceToCourse(x, y, creek) / taper));
    return Math.max(stream, pool, side, -0.9);
  },
};

const arriving: readonly (readonly [x: number, y: number, heading: number])[] = [
  [62, 196, 82],
  [58, 262, 92],
  [70, 330, 88],
  [128, 230, 96],
  [134, 300, 84],
  [178, 222, 98],
  [196, 322, 84],
  [252, 274, 94],
  [328, 284, 100],
  [408, 286, 78],
  [488, 262, 92],
];
const strayed: readonly (readonly [x: number, y: number, heading: number])[] = [
  [252, 158, 12],
  [244, 104, -14],
  [346, 396, 172],
  [500, 160, 40],
];

/** Conversion: a wide mouth, a narrow creek, and side waters where half the boats turn off. */
export function draw(): string {
  const fleet = arriving
    .map(([x, y, heading]) => hullFromAbove([x, y], heading, { scale: 0.72 }))
    .join('');
  const lost = strayed
    .map(([x, y, heading]) => hullFromAbove([x, y], heading, { scale: 0.62, fill: '#c3d0c8' }))
    .join('');
  const gates = [
    [228, 214, 20],
    [324, 344, -24],
    [446, 222, 24],
  ]
    .map(
      ([x = 0, y = 0, turn = 0]) =>
        `<g transform="translate(${x} ${y}) rotate(${turn})"><path stroke="${magenta}" stroke-width="4" d="M-30 0h60"/><path stroke="${magenta}" stroke-width="2" d="M-30-7v14m15-11v8m15-8v8m15-8v8m15-11v14"/></g>`,
    )
    .join('');
  const slips =
    dockFromAbove([664, 232], 128, 44, 8) +
    dockFromAbove([676, 278], 180, 40, 8) +
    dockFromAbove([656, 330], 218, 46, 8) +
    hullFromAbove([628, 258], 90, { scale: 0.66, fill: magenta }) +
    hullFromAbove([628, 304], 90, { scale: 0.66, fill: magenta });
  const marsh = [
    [70, 90],
    [140, 70],
    [180, 130],
    [370, 60],
    [400, 200],
    [330, 180],
    [600, 110],
    [640, 160],
    [110, 470],
    [210, 480],
    [250, 420],
    [600, 400],
    [400, 440],
    [560, 400],
    [620, 460],
    [420, 500],
  ]
    .map(([x = 0, y = 0]) => `M${x - 8} ${y}h16m-8 0v-8m0 8-6-6m6 6 6-6`)
    .join('');
  return chartSheet(
    chartGround(ground) +
      `<path fill="none" stroke="${channel}" d="${marsh}"/>` +
      soundings({
        ground,
        seed: 2,
        color: channel,
        spacing: 52,
        feet: (depth) => 2 + depth * 9,
        clear: [
          ...[...arriving, ...strayed].map(([x, y]) => [x, y, 28] as const),
          [basin[0], basin[1], 90],
          [228, 214, 34],
          [324, 344, 34],
          [446, 222, 34],
        ],
      }) +
      lost +
      gates +
      fleet +
      slips +
      destination([556, 272]) +
      letteringAlong('Second Thought Creek', 312, (x) => 112 - (x - 312) * 0.05, {
        size: 18,
        color: ink,
      }) +
      letteringAlong('Nine-Field Narrows', 404, (x) => 386 + (x - 404) * 0.03, {
        size: 18,
        color: ink,
      }) +
      letteringAlong('Slow Page Slough', 426, (x) => 478 - (x - 426) * 0.05, {
        size: 18,
        color: ink,
      }),
  );
}
