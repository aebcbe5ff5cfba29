import { contourField } from './contour-field.ts';
import { palette } from './palette.ts';

const width = 900;
const height = 900;

/** Bare contour lines, to lie under text. Each page has its own seed, so each has its own water. */
export function bareContours(seed: number, color: string = palette.shoal): string {
  const field = contourField({
    seed,
    width,
    height,
    levels: [-0.6, -0.4, -0.2, 0, 0.2, 0.4, 0.6],
    scale: 460,
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke="${color}" stroke-opacity=".22">` +
    `<path d="${field.join('')}"/></svg>`
  );
}
