import { contourField } from './contour-field.ts';
import { palette } from './palette.ts';

const width = 900;
const height = 900;

interface BareContours {
  /** Differs from page to page, so that each has its own water. */
  seed: number;
  color?: string;
  /** Whether the lines thin out towards all four edges, for a ground larger than the drawing. */
  fades?: boolean;
}

/** From transparent at both edges to opaque at a third of the drawing. */
function fade(id: string, direction: string): string {
  const stops = [
    [0, 0],
    [0.3, 1],
    [0.7, 1],
    [1, 0],
  ].map(([at, opacity]) => `<stop offset="${at}" stop-color="#fff" stop-opacity="${opacity}"/>`);
  return (
    `<linearGradient id="${id}-tint" ${direction}>${stops.join('')}</linearGradient>` +
    `<mask id="${id}" maskUnits="userSpaceOnUse" width="${width}" height="${height}">` +
    `<path fill="url(#${id}-tint)" stroke="none" d="M0 0h${width}v${height}H0z"/></mask>`
  );
}

/** Bare contour lines, to lie under text. */
export function bareContours({ seed, color = palette.shoal, fades = false }: BareContours): string {
  const field = contourField({
    seed,
    width,
    height,
    levels: [-0.6, -0.4, -0.2, 0, 0.2, 0.4, 0.6],
    scale: 460,
  });
  const lines = `<path d="${field.join('')}"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke="${color}" stroke-opacity=".22">` +
    (fades
      ? `${fade('across', '')}${fade('down', 'x2="0" y2="1"')}<g mask="url(#across)"><g mask="url(#down)">${lines}</g></g>`
      : lines) +
    `</svg>`
  );
}
