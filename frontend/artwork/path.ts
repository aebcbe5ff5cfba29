export type Point = readonly [x: number, y: number];

/** To a tenth of a unit: no drawing shows finer detail. */
export const round = (value: number): number => Math.round(value * 10) / 10;

const numbers = (values: number[]): string => values.map(round).join(' ');

/**
 * A smooth curve through all points (Catmull-Rom, as cubic Béziers), in compact relative commands. After the first, each
 * segment's first control point mirrors the last one of the segment before, which `s` stands for.
 */
export function smoothPath(points: readonly Point[], move = true): string {
  const first = points[0];
  if (!first) return '';
  let path = move ? `M${round(first[0])} ${round(first[1])}` : '';
  // Each command starts where the last one really ended, so that rounding never adds up.
  let [x, y] = [round(first[0]), round(first[1])];
  for (let i = 0; i < points.length - 1; i++) {
    const here = points[i] ?? first;
    const before = points[i - 1] ?? here;
    const next = points[i + 1] ?? here;
    const after = points[i + 2] ?? next;
    const end: Point = [round(next[0]), round(next[1])];
    const start = [
      here[0] + (next[0] - before[0]) / 6 - x,
      here[1] + (next[1] - before[1]) / 6 - y,
    ];
    const rest = [
      next[0] - (after[0] - here[0]) / 6 - x,
      next[1] - (after[1] - here[1]) / 6 - y,
      end[0] - x,
      end[1] - y,
    ];
    path += i === 0 ? `c${numbers([...start, ...rest])}` : `s${numbers(rest)}`;
    [x, y] = end;
  }
  return path.replaceAll(' -', '-');
}

/** Straight lines through all points. */
export function straightPath(points: readonly Point[]): string {
  return points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
}

/** Points at even distances from `from` to `to`, ends included. */
export function steps(from: number, to: number, count: number): number[] {
  return Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);
}

export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** 0 before `from`, 1 after `to`, an even slope without corners between. */
export function easeBetween(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}
