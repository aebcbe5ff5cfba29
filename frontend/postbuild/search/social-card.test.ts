import { expect, it } from 'vitest';
import { wrapLines } from './social-card.ts';

const widthOf = (text: string) => text.length;

it('breaks between words, and gives a long word a line of its own', () => {
  expect(wrapLines('a bc def unbreakable g', 6, widthOf)).toEqual([
    'a bc',
    'def',
    'unbreakable',
    'g',
  ]);
});
