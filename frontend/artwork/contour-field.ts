import { contours } from 'd3-contour';
import { seededNoise } from './seeded-noise.ts';

export interface ContourField {
  seed: number;
  width: number;
  height: number;
  /** Heights at which a line is drawn, between -1 and 1. */
  levels: readonly number[];
  /** Size of the hills in the drawing's units, and their height. */
  scale: number;
  relief?: number;
  /** Raises or lowers the ground at a place: a river, a coast. */
  shape?: (x: number, y: number) => number;
}

const cell = 20;

/** How deep the made-up sea bed lies at a place. */
export function seabed({
  seed,
  scale,
  relief = 1,
  shape,
}: Pick<ContourField, 'seed' | 'scale' | 'relief' | 'shape'>): (x: number, y: number) => number {
  const noise = seededNoise(seed);
  return (x, y) => {
    const hills =
      noise(x / scale, y / scale) * 0.7 + noise(x / scale / 0.45, y / scale / 0.45) * 0.3;
    return hills * relief + (shape?.(x, y) ?? 0);
  };
}

/** Depth contours of a made-up sea bed: noise, then marching squares, one path per level. */
export function contourField(field: ContourField): string[] {
  const { width, height, levels } = field;
  const depth = seabed(field);
  const columns = Math.ceil(width / cell) + 3;
  const rows = Math.ceil(height / cell) + 3;
  const ground = Array.from({ length: columns * rows }, (_, i) => {
    const x = ((i % columns) - 1) * cell;
    const y = (Math.floor(i / columns) - 1) * cell;
    return depth(x, y);
  });
  const traced = contours()
    .size([columns, rows])
    .thresholds([...levels])(ground);
  return traced.map((level) =>
    level.coordinates
      .flat()
      .filter((ring) => ring.length > 7)
      .map(ringPath)
      .join(''),
  );
}

/** A closed ring as quadratic curves through the middles of its sides: smooth, and short to write. */
function ringPath(ring: readonly number[][]): string {
  const points = ring
    .slice(0, -1)
    .map(([x = 0, y = 0]) => [(x - 1.5) * cell, (y - 1.5) * cell] as const);
  const middle = (i: number): [number, number] => {
    const a = points[i % points.length] ?? [0, 0];
    const b = points[(i + 1) % points.length] ?? [0, 0];
    return [Math.round((a[0] + b[0]) / 2), Math.round((a[1] + b[1]) / 2)];
  };
  let [x, y] = middle(0);
  let path = `M${x} ${y}`;
  for (let i = 1; i <= points.length; i++) {
    const control = points[i % points.length] ?? [0, 0];
    const [endX, endY] = middle(i);
    path += `q${Math.round(control[0] - x)} ${Math.round(control[1] - y)} ${endX - x} ${endY - y}`;
    [x, y] = [endX, endY];
  }
  return `${path}z`.replaceAll(' -', '-');
}
