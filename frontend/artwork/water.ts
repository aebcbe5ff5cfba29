import { type Point, smoothPath, steps } from './path.ts';
import { seededNoise } from './seeded-noise.ts';

interface Water {
  seed: number;
  width: number;
  height: number;
  /** Where the first line of water lies, and how far the lines are apart. */
  top: number;
  gap: number;
  tints: readonly string[];
  line: string;
}

/** Layers of water, each with its own line: the hero's contours on a smaller sheet. */
export function water({ seed, width, height, top, gap, tints, line }: Water): string {
  const noise = seededNoise(seed);
  return tints
    .map((tint, index) => {
      const y = top + index * gap;
      const points = steps(-10, width + 10, 8).map(
        (x): Point => [x, y + noise(x / 110, index * 3) * Math.min(7, 2 + index * 1.6)],
      );
      const path = smoothPath(points);
      return (
        `<path fill="${tint}" d="${path}V${height}H-10z"/>` +
        `<path fill="none" stroke="${line}" stroke-opacity=".6" d="${path}"/>`
      );
    })
    .join('');
}

interface Sheet {
  width?: number;
  height?: number;
  ground: string;
  body: string;
}

export const sheetSize = { width: 480, height: 300 } as const;

/** A picture on the series' common grid. */
export function sheet({
  width = sheetSize.width,
  height = sheetSize.height,
  ground,
  body,
}: Sheet): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<path fill="${ground}" d="M0 0h${width}v${height}H0z"/>${body}</svg>`
  );
}
