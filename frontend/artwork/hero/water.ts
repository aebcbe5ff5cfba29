import { easeBetween, mix, type Point, steps } from '../path.ts';
import { seededNoise } from '../seeded-noise.ts';

export const width = 1440;
export const height = 900;
/** How far the water continues to the left of the sheet, for screens much wider than tall. */
export const westward = 2200;
export const contourCount = 8;
/** Where contours begin to straighten, and where they have become the grid of a line chart. */
const bendsFrom = 560;
const straightFrom = 1060;

const noise = seededNoise(7);

/** The one idea of this drawing: a depth contour on the left is a grid line on the right. */
export function contourY(index: number, x: number): number {
  const sea =
    596 +
    index * 44 +
    noise(x / 300, index * 0.34) * 34 +
    noise(x / 120 + 40, index * 0.5) * 11 -
    easeBetween(0, 260, x) * 8;
  const grid = 268 + index * 76;
  return mix(sea, grid, easeBetween(bendsFrom, straightFrom, x));
}

export function contour(index: number): Point[] {
  // The first points show only in windows more than twice as wide as tall, so they are half as dense.
  const bending = [
    ...steps(-westward, -758, 10),
    ...steps(-686, -110, 8),
    ...steps(-40, straightFrom, 26),
  ].map((x): Point => [x, contourY(index, x)]);
  const grid = steps(straightFrom + 60, width + 40, 3).map((x): Point => [x, contourY(index, x)]);
  return [...bending, ...grid];
}

/** The campaign as a course: soundings taken from the harbor to the top of the scale. */
export const course: readonly Point[] = [
  [556, contourY(0, 556)],
  [664, 672],
  [776, 622],
  [858, 660],
  [950, 560],
  [1030, 590],
  [1122, 452],
  [1206, 474],
  [1296, 330],
  [1380, 196],
];
/** Has room for the whole line of the course. */
export const courseWindow = { x: 540, y: 180, width: 860, height: 510 } as const;
/** The outer ring around the end of the course. */
export const courseEndRadius = 17;

export const rose = { x: 236, y: 708, radius: 74 } as const;

/** The water's name follows one band of it. */
export const waterName = { text: 'Onslow Bay', band: 3, from: 372, to: 690, size: 30 } as const;
export function waterNameY(x: number): number {
  return contourY(waterName.band, x) + 31;
}
