import { type Lettering, letters } from '../../lettering.ts';
import { palette } from '../../palette.ts';
import { type Point, round } from '../../path.ts';

interface Lines extends Lettering {
  leading?: number;
}

/** Several lines of text under one another; the point is on the first one's baseline. */
export function lines(texts: readonly string[], [x, y]: Point, style: Lines): string {
  const leading = style.leading ?? Math.round(style.size * 1.3);
  const path = texts.map((text, i) => letters(text, [x, y + i * leading], style)).join('');
  return `<path fill="${style.color ?? palette.ink}" d="${path}"/>`;
}

interface Note {
  size: number;
  color?: string;
  /** The color of the lines under the name. */
  quiet?: string;
  anchor?: 'start' | 'middle' | 'end';
}

/** A bold name, and what there is to say about it in plain lines below. */
export function note([name = '', ...said]: readonly string[], [x, y]: Point, style: Note): string {
  const { size, color = palette.ink, quiet = color, anchor } = style;
  return (
    lines([name], [x, y], { size: size + 2, face: 'bold', color, anchor }) +
    lines(said, [x, y + Math.round(size * 1.35)], { size, face: 'sans', color: quiet, anchor })
  );
}

/** A small arrow head at the end of a line that runs towards `bearing`: degrees, 0 pointing right. */
export function arrowHead([x, y]: Point, bearing: number, color: string): string {
  return `<path fill="${color}" transform="translate(${round(x)} ${round(y)}) rotate(${round(bearing)})" d="M2 0-10-6l3 6-3 6z"/>`;
}
