import type { Point } from '../path.ts';

/** The distance of a point from a course of straight legs. */
export function distanceToCourse(x: number, y: number, course: readonly Point[]): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (let i = 0; i + 1 < course.length; i++) {
    const [ax, ay] = course[i] ?? [0, 0];
    const [bx, by] = course[i + 1] ?? [0, 0];
    const along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2);
    const t = Math.min(1, Math.max(0, along));
    nearest = Math.min(nearest, Math.hypot(x - ax - (bx - ax) * t, y - ay - (by - ay) * t));
  }
  return nearest;
}

/** A mound or a hole: 1 in its middle, fading to nothing at about twice its radius. */
export function mound(
  x: number,
  y: number,
  [cx, cy, radius]: readonly [number, number, number],
): number {
  return Math.exp(-(((x - cx) ** 2 + (y - cy) ** 2) / radius ** 2));
}
