import { contourField, seabed } from '../contour-field.ts';
import { letteringAlong, letters } from '../lettering.ts';
import { palette } from '../palette.ts';
import { distanceToCourse } from '../parts/terrain.ts';
import { mix, type Point, smoothPath } from '../path.ts';
import { seededRandom } from '../seeded-noise.ts';
import { sheet, sheetSize } from '../water.ts';

const { ink, channel, buff, sand, magenta } = palette;

/** Twice round every corner of a course: a creek has none. */
function winding(course: readonly Point[]): Point[] {
  const cut = course.slice(1).flatMap(([x, y], i): Point[] => {
    const [fromX, fromY] = course[i] ?? [x, y];
    return [
      [mix(fromX, x, 0.25), mix(fromY, y, 0.25)],
      [mix(fromX, x, 0.75), mix(fromY, y, 0.75)],
    ];
  });
  return cut.length > 40 ? cut : winding(cut);
}

const creek = winding([
  [-30, 262],
  [60, 244],
  [108, 204],
  [92, 160],
  [118, 124],
  [176, 128],
  [204, 170],
  [246, 196],
  [292, 176],
  [296, 132],
  [268, 98],
  [290, 56],
  [350, 50],
  [390, 14],
  [400, -30],
]);
const runs: readonly (readonly Point[])[] = [
  [
    [118, 124],
    [92, 92],
    [110, 62],
  ],
  [
    [294, 150],
    [332, 142],
    [352, 116],
  ],
];
const ground = {
  seed: 77,
  scale: 90,
  relief: 0.15,
  levels: [-0.62, 0, 0.36, 0.7],
  shape: (x: number, y: number): number => {
    const half = 15 + Math.max(0, 240 - x) * 0.075;
    const stem = 1 - distanceToCourse(x, y, creek) / half;
    const side = Math.max(...runs.map((run) => 0.5 - distanceToCourse(x, y, run) / 13));
    const shore = 0.35 - Math.hypot(x + 40, y - 330) / 150 + 0.9;
    return Math.max(stem, side, shore, -1.1);
  },
};
/** The field is traced on a sheet this much larger: a creek this narrow needs a finer grid. */
const fine = 3;
const tints = ['#dfead9', '#eaf3f2', '#cfe5ea', '#adcfda'] as const;

interface Stand {
  at: Point;
  color: string;
  /** The three shops that its map shows, best first. */
  shown: readonly Point[];
}
const stands: readonly Stand[] = [
  {
    at: [376, 226],
    color: magenta,
    shown: [
      [414, 178],
      [326, 246],
      [424, 262],
    ],
  },
  {
    at: [196, 66],
    color: channel,
    shown: [
      [166, 38],
      [240, 44],
      [222, 104],
    ],
  },
];
const unseen: readonly Point[] = [
  [350, 186],
  [378, 262],
  [152, 84],
  [438, 224],
];

const places = [...unseen, ...stands.flatMap(({ at, shown }) => [at, ...shown])];
const road: readonly Point[] = [
  [130, -8],
  [150, 34],
  [178, 66],
  [230, 80],
  [310, 86],
  [372, 108],
  [398, 146],
  [394, 200],
  [362, 236],
  [340, 310],
];

/** A small town from above: blocks on a grid that its road, its shops and the creek leave open. */
function town([x, y]: Point, turn: number, columns: number, rows: number, seed: number): string {
  const random = seededRandom(seed);
  const depth = seabed(ground);
  let blocks = '';
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [w, h] = [8 + 2 * Math.round(random() * 3), 7 + 2 * Math.round(random() * 2)];
      const at: Point = [
        Math.round(x + column * 20 - columns * 10 + row * turn),
        Math.round(y + row * 18 - rows * 9 - column * turn),
      ];
      const [cx, cy] = [at[0] + w / 2, at[1] + h / 2];
      const taken = places.some(([px, py]) => Math.hypot(px - cx, py - cy) < 17);
      if (taken || distanceToCourse(cx, cy, road) < 11 || depth(cx, cy) > -0.75) continue;
      blocks += `M${at[0]} ${at[1]}l${w} ${-w * turn * 0.05}l${h * turn * 0.05} ${h}l${-w} ${w * turn * 0.05}z`;
    }
  return `<path fill="${sand}" stroke="${ink}" stroke-opacity=".6" d="${blocks}"/>`;
}

function ranked({ at, color, shown }: Stand): string {
  const rays = shown.map(([x, y]) => `M${at[0]} ${at[1]}L${x} ${y}`).join('');
  const shops = shown
    .map(
      ([x, y], i) =>
        `<circle cx="${x}" cy="${y}" r="10" fill="#fff" stroke="${color}" stroke-width="2"/>` +
        `<path fill="${ink}" d="${letters(String(i + 1), [x, y + 4.8], { size: 14, face: 'bold', anchor: 'middle' })}"/>`,
    )
    .join('');
  return (
    `<path fill="none" stroke="${color}" stroke-dasharray="5 3" d="${rays}"/>${shops}` +
    `<path fill="${color}" stroke="#fff" stroke-width="2" d="m${at[0]} ${at[1] - 11} 10 17h-20z"/><circle cx="${at[0]}" cy="${at[1]}" r="2" fill="#fff"/>`
  );
}

function depths(): string {
  const depth = seabed(ground);
  const taken: readonly Point[] = [
    [22, 270],
    [40, 236],
    [80, 252],
    [100, 226],
    [60, 282],
    [98, 182],
    [104, 144],
    [146, 124],
    [182, 142],
    [224, 188],
    [266, 188],
    [296, 156],
    [280, 112],
    [318, 52],
    [372, 34],
  ];
  const path = taken.map(([x, y]) =>
    letters(String(Math.max(1, Math.round(2 + depth(x, y) * 7))), [x, y + 4], {
      size: 11,
      anchor: 'middle',
    }),
  );
  return `<path fill="${channel}" d="${path.join('')}"/>`;
}

/** Local search: asked from two places on one creek, the map gives two different threes. */
export function draw(): string {
  const water = contourField({
    ...ground,
    width: sheetSize.width * fine,
    height: sheetSize.height * fine,
    scale: ground.scale * fine,
    shape: (x, y) => ground.shape(x / fine, y / fine),
  })
    .map(
      (path, i) =>
        `<path fill="${tints[i]}" stroke="${i === 1 ? ink : channel}" stroke-width="${i === 1 ? 2 * fine : fine}" stroke-opacity="${i === 1 ? 1 : 0.5}" d="${path}"/>`,
    )
    .join('');
  const line = `${smoothPath(road)}M388 122q44 12 100-2`;
  const street = (color: string, width: number): string =>
    `<path fill="none" stroke="${color}" stroke-width="${width}" d="${line}"/>`;
  const marks = unseen
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="5" fill="#fff" stroke="${ink}"/>`)
    .join('');
  return sheet({
    ground: buff,
    body:
      `<g transform="scale(${(1 / fine).toFixed(4)})">${water}</g>` +
      street(ink, 6) +
      street('#fff', 4) +
      town([388, 222], 3, 7, 7, 4) +
      town([196, 66], -3, 7, 6, 9) +
      depths() +
      marks +
      stands.map(ranked).join('') +
      letteringAlong('Near Me Creek', 133, (x) => 204 + (x - 133) * 0.33, { size: 13 }),
  });
}
