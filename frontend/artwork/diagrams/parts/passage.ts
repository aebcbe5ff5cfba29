import { contourField } from '../../contour-field.ts';
import { palette } from '../../palette.ts';
import { destination, hullFromAbove, waypoint } from '../../parts/marks.ts';
import { mound } from '../../parts/terrain.ts';
import { type Point, round, smoothPath } from '../../path.ts';

const { ink, channel, magenta, buff } = palette;

interface Month {
  name: string;
  work: readonly string[];
}

export const months: readonly Month[] = [
  {
    name: 'Stop the leaks',
    work: ['Count calls and forms.', 'Switch off what never', 'converts. Answer faster.'],
  },
  {
    name: 'Two tests',
    work: ['One channel you use,', 'done properly,', 'and one you do not.'],
  },
  {
    name: 'Move the money',
    work: ['What beat the allowed', 'cost gets more, until', 'it no longer does.'],
  },
];

interface Decision {
  day: number;
  decides: string;
  /** How far out the course is on that day. */
  out: number;
}

export const decisions: readonly Decision[] = [
  { day: 0, decides: 'Audit', out: 0.46 },
  { day: 30, decides: 'Decide what to test', out: 0.5 },
  { day: 60, decides: 'Decide what to feed', out: 0.5 },
  { day: 90, decides: 'Decide again', out: 0.4 },
];

/** A place by the day, and by its distance from the coast: 0 on it, 1 far out. */
export type Place = (day: number, out: number) => Point;

export interface Passage {
  width: number;
  height: number;
  place: Place;
  /** The inverse of `place`: the day and the distance from the coast of a point in the drawing. */
  dayAt: (x: number, y: number) => readonly [number, number];
  hull: number;
  /** The direction of the days, in degrees clockwise from up. */
  heading: number;
}

const islands = [
  [10, 0.8, 4.5],
  [20, 0.2, 5],
  [45, 0.51, 7.5],
] as const;
/** How many days long a distance of 1 from the coast is in the made-up sea bed. */
const daysOut = 28;

/** Land along the passage, and what the courses have to pass. */
function ground({ width, height, dayAt }: Passage): string {
  const tints = ['#dfead9', '#eaf3f2', '#cfe5ea', '#b5d5de'];
  const field = contourField({
    width,
    height,
    seed: 77,
    scale: 170,
    relief: 0.07,
    levels: [-0.1, 0.06, 0.3, 0.56],
    shape: (x, y) => {
      const [day, out] = dayAt(x, y);
      const harbor = Math.max(0, 0.5 - Math.hypot(day - 90, (out - 0.3) * daysOut) / 26);
      const hills = islands.reduce(
        (sum, [d, o, r]) => sum + mound(day, out * daysOut, [d, o * daysOut, r]),
        0,
      );
      return Math.min(0.7, out * 2.4 + harbor) - hills * 0.95;
    },
  });
  return field
    .map((d, i) => {
      const coast = i === 1;
      return `<path fill="${tints[i]}" stroke="${coast ? ink : channel}" stroke-width="${coast ? 2 : 1}" stroke-opacity="${coast ? 1 : 0.55}" d="${d}"/>`;
    })
    .join('');
}

/** The boats by day and distance, and how far each is turned out to sea: two, one each way, and two again. */
const fleet = [
  [5, 0.43, 0],
  [13.5, 0.47, 20],
  [45, 0.2, 0],
  [45, 0.82, 0],
  [72, 0.352, -4],
  [80, 0.36, 2],
] as const;

/** The months' courses: round the leaks, two ways past luck, and on with the better one. */
function courses({ place, hull, heading }: Passage): string {
  const way = (...points: readonly (readonly [number, number])[]): string =>
    smoothPath(points.map(([day, out]) => place(day, out)));
  const legs =
    way([1, 0.46], [9, 0.4], [20, 0.6], [30, 0.5]) +
    way([30, 0.5], [38, 0.3], [45, 0.2], [52, 0.26], [60, 0.5]) +
    way([30, 0.5], [38, 0.74], [45, 0.82], [52, 0.76], [60, 0.5]) +
    way([60, 0.5], [70, 0.36], [80, 0.36], [90, 0.4]);
  const stopped = way([60, 0.5], [66, 0.66], [71, 0.74]);
  const [crossX, crossY] = place(72, 0.755).map(round);
  const boats = fleet
    .map(([day, out, turn]) => {
      const [x, y] = place(day, out);
      return hullFromAbove([round(x), round(y)], heading + turn, { scale: hull });
    })
    .join('');
  return (
    `<path fill="none" stroke="${magenta}" stroke-width="2" d="${legs}"/>` +
    `<path fill="none" stroke="${magenta}" stroke-width="2" stroke-dasharray="3 6" d="${stopped}"/>` +
    `<path stroke="${ink}" stroke-width="2" d="M${crossX} ${crossY}m-7-7 14 14m0-14-14 14"/>` +
    boats +
    waypoint(place(1, 0.46)) +
    waypoint(place(30, 0.5)) +
    waypoint(place(60, 0.5)) +
    destination(place(90, 0.4))
  );
}

export function passage(page: Passage): string {
  const meridians = [30, 60, 90].map((day) => {
    const [[ax, ay], [bx, by]] = [page.place(day, -0.1), page.place(day, 1.06)];
    return `M${round(ax)} ${round(ay)}L${round(bx)} ${round(by)}`;
  });
  return (
    ground(page) +
    `<path stroke="${ink}" stroke-opacity=".6" stroke-dasharray="6 5" d="${meridians.join('')}"/>` +
    courses(page)
  );
}

/** The sheet's edge in days: ten white, ten black, as a chart has its minutes. */
export function dayScale({ place }: Passage, out: number): string {
  let white = '';
  let black = '';
  for (let day = 0; day < 90; day += 10) {
    const [ax, ay] = place(day, out);
    const [bx, by] = place(day + 10, out);
    const bar =
      Math.abs(bx - ax) > 1
        ? `M${round(ax)} ${round(ay)}H${round(bx)}v8H${round(ax)}z`
        : `M${round(ax)} ${round(ay)}V${round(by)}h-8V${round(ay)}z`;
    if (day % 20 === 0) black += bar;
    white += bar;
  }
  return `<path fill="${buff}" stroke="${ink}" d="${white}"/><path fill="${ink}" d="${black}"/>`;
}
