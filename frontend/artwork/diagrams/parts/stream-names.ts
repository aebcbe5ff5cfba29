import { lettering } from '../../lettering.ts';
import { palette } from '../../palette.ts';
import { dockFromAbove, hullFromAbove } from '../../parts/marks.ts';
import type { Point } from '../../path.ts';
import { largeLettering } from './large-lettering.ts';
import { banksAt, type Course, endOf, leaks, remaining } from './stream.ts';

const { ink, deep, magenta } = palette;

export interface Sheet {
  course: Course;
  width: number;
  margin: number;
  /** Sizes of the names, and of what stands below them. */
  name: number;
  text: number;
}

/** Each leak's money and name above its water, and examples below. */
export function leakNames({ course, width, margin, name, text }: Sheet): string {
  return leaks
    .map((leak, i) => {
      const [, y] = endOf(leak, course.mouths[i] ?? 0, course);
      const half = (leak.dollars * course.scale) / 2;
      const x = leak.side < 0 ? margin : width - margin;
      const anchor = leak.side < 0 ? 'start' : 'end';
      const below = y + half + text + 23;
      return (
        largeLettering(`$${leak.dollars}`, [x, y - half - name * 1.2 - 36], {
          size: name,
          times: 1.5,
          anchor,
        }) +
        lettering(leak.name, [x, y - half - 36], { size: name, anchor }) +
        leak.examples
          .map((line, row) =>
            lettering(line, [x, below + row * text * 1.25], { size: text, face: 'sans', anchor }),
          )
          .join('')
      );
    })
    .join('');
}

/** What goes in, and below each leak what is left. */
export function depths({ course, name }: Sheet): string {
  const style = { size: name, anchor: 'middle' } as const;
  const middle = (y: number): number => (banksAt(y, course)[0] + banksAt(y, course)[1]) / 2;
  return (
    largeLettering('$1,000', [middle(66), 66], { ...style, times: 1.5 }) +
    remaining
      .map((dollars, i) => {
        const y = (course.mouths[i] ?? 0) + 66;
        return lettering(`$${dollars}`, [middle(y), y], { ...style, color: deep });
      })
      .join('')
  );
}

/** A town on the left bank, where the rest of the money lands. */
export function town({ course }: Sheet, y: number): string {
  const [bank] = banksAt(y, course);
  return (
    `<path fill="${ink}" transform="translate(${Math.round(bank)} ${y})" d="M-82-16h14v12h-14zM-56-24h16v12h-16zM-60 6h12v14h-12zM-86 14h12v12h-12zM-36-2h10v10h-10z"/>` +
    dockFromAbove([Math.round(bank) - 22, y], 0, 40) +
    hullFromAbove([Math.round(bank) + 30, y + 16], 0, { scale: 0.9 })
  );
}

/** Where the rest goes: the one figure that earns. */
export function arrival([x, y]: Point, { name, text }: Sheet, lines: readonly string[]): string {
  return (
    largeLettering('$420', [x, y], { size: name, times: 1.8, color: magenta }) +
    lines
      .map((line, row) =>
        lettering(line, [x, y + text * (1.65 + row * 1.25)], { size: text, face: 'sans' }),
      )
      .join('')
  );
}

/** A chart's scale bar: how wide a hundred dollars are. */
export function scaleBar([x, y]: Point, { course, text }: Sheet): string {
  const hundred = 100 * course.scale;
  return (
    `<path fill="#fff" stroke="${ink}" d="M${x - hundred * 3} ${y}h${hundred * 3}v7h${-hundred * 3}z"/>` +
    `<path fill="${ink}" d="M${x - hundred * 3} ${y}h${hundred}v7h${-hundred}zM${x - hundred} ${y}h${hundred}v7h${-hundred}z"/>` +
    lettering('each $100 wide', [x, y + 10 + text], { size: text, face: 'sans', anchor: 'end' })
  );
}
