import { palette } from '../../palette.ts';
import { easeBetween, type Point, round, smoothPath, steps } from '../../path.ts';

const { ink, channel } = palette;

export interface Leak {
  name: string;
  dollars: number;
  examples: readonly string[];
  side: -1 | 1;
}

const budget = 1000;
export const leaks: readonly Leak[] = [
  { name: 'Wrong words', dollars: 240, examples: ['“free”, “salary”,', '“how to”'], side: -1 },
  { name: 'Wrong place', dollars: 130, examples: ['Wilmington,', 'Delaware'], side: 1 },
  { name: 'Wrong hours', dollars: 90, examples: ['nobody picks up', 'the phone'], side: -1 },
  {
    name: 'Wrong page',
    dollars: 120,
    examples: ['asked for gutters,', 'got the home page'],
    side: 1,
  },
];
/** What is still in the stream below each leak. */
export const remaining = leaks.map((_, i) =>
  leaks.slice(0, i + 1).reduce((left, { dollars }) => left - dollars, budget),
);

export interface Course {
  /** The middle of the whole stream, and its width in units per dollar. */
  middle: number;
  scale: number;
  end: number;
  /** Where each leak leaves, and how far it runs out and down. */
  mouths: readonly number[];
  reach: number;
  fall: number;
}

/** The two banks at a height: each leak takes its share of the width from its own side. */
export function banksAt(y: number, { middle, scale, mouths }: Course): [number, number] {
  const bend = Math.sin(y / 95) * 10;
  const half = (budget * scale) / 2;
  const taken = (side: number): number =>
    leaks.reduce((sum, leak, i) => {
      const mouth = mouths[i] ?? 0;
      return (
        sum +
        (leak.side === side ? leak.dollars * scale * easeBetween(mouth - 10, mouth + 44, y) : 0)
      );
    }, 0);
  return [middle + bend - half + taken(-1), middle + bend + half - taken(1)];
}

/** The stream between its banks; `inset` draws its deeper part. */
function trunk(course: Course, inset: number): string {
  const heights = steps(-20, course.end, 24);
  const right = heights.map((y): Point => [banksAt(y, course)[1] - inset, y]);
  const left = heights.map((y): Point => [banksAt(y, course)[0] + inset, y]).reverse();
  const [turnX, turnY] = left[0] ?? [0, 0];
  return `${smoothPath(right)}L${round(turnX)} ${round(turnY)}${smoothPath(left, false)}z`;
}

/** Where a leak runs: out of the stream along its bank, then away to its side. */
function creek(leak: Leak, mouth: number, course: Course): Point[] {
  const from = mouth - 46;
  const bank = banksAt(from, course)[leak.side < 0 ? 0 : 1];
  const start = bank - (leak.side * leak.dollars * course.scale) / 2;
  return steps(0, 1, 6).map((share) => [
    start + leak.side * course.reach * share ** 1.8,
    from + (46 + course.fall) * (1 - (1 - share) ** 1.7) + Math.sin(share * 8) * 6 * share,
  ]);
}

/** Where a leak ends. */
export const endOf = (leak: Leak, mouth: number, course: Course): Point =>
  creek(leak, mouth, course).at(-1) ?? [0, 0];

/** Marsh grass around the places where the leaks seep away. */
export function grass(course: Course): string {
  const d = leaks.map((leak, i) => {
    const [x, y] = endOf(leak, course.mouths[i] ?? 0, course);
    const out = leak.side;
    const end = x + (out * leak.dollars * course.scale) / 2;
    return [
      [end + out * 26, y - 2],
      [end + out * 20, y + 22],
    ]
      .map(([u = 0, v = 0]) => `M${round(u - 8)} ${round(v)}h16m-8 0v-8m0 8-6-6m6 6 6-6`)
      .join('');
  });
  return `<path fill="none" stroke="${channel}" d="${d.join('')}"/>`;
}

/** Each depth's tint, and how far from the bank it begins: the marsh lies before it. */
export const streamDepths = (share = 1) =>
  [
    ['#dfead9', -11 * share],
    ['#eaf3f2', 0],
    ['#cfe5ea', 5 * share],
    ['#b5d5de', 14 * share],
  ] as const;

/** The stream and its leaks with their contours, from the marsh to the deep. */
export function stream(course: Course, depths: readonly (readonly [string, number])[]): string {
  const branches = (color: string, inset: number, line: number): string =>
    leaks
      .map(
        (leak, i) =>
          [
            leak.dollars * course.scale - inset * 2,
            creek(leak, course.mouths[i] ?? 0, course),
          ] as const,
      )
      .filter(([width]) => width > 4)
      .map(
        ([width, middle]) =>
          `<path stroke="${color}" stroke-width="${round(width + line * 2)}" d="${smoothPath(middle)}"/>`,
      )
      .join('');
  const waters = depths.map(([tint, inset]) => {
    const [color, line] = inset === 0 ? [ink, 2] : [channel, 1];
    const d = trunk(course, inset);
    return (
      branches(color, inset, line) +
      `<path stroke="${color}" stroke-width="${line * 2}" d="${d}"/>` +
      branches(tint, inset, 0) +
      `<path fill="${tint}" d="${d}"/>`
    );
  });
  return `<g fill="none" stroke-linecap="round">${waters.join('')}</g>`;
}
