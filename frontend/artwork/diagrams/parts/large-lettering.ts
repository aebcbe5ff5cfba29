import { type Lettering, letters } from '../../lettering.ts';
import { palette } from '../../palette.ts';
import type { Point } from '../../path.ts';

/** Text enlarged from a size that the drawing has already: the same outlines again, which compress to nothing. */
export function largeLettering(
  text: string,
  [x, y]: Point,
  { times, ...style }: Lettering & { times: number },
): string {
  return `<path fill="${style.color ?? palette.ink}" transform="translate(${x} ${y}) scale(${times})" d="${letters(text, [0, 0], style)}"/>`;
}
