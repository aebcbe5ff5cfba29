import { expect, it } from 'vitest';

const content = import.meta.glob<string>(['./**/*.ts', '!./**/*.test.ts', '!./claims.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const components = import.meta.glob<string>(
  ['../{components,features,routes,ui}/**/*.{ts,tsx}', '!../**/*.{test,fixture}.{ts,tsx}'],
  { query: '?raw', import: 'default', eager: true },
);

function repeats(sources: Record<string, string>, wording: RegExp): string[] {
  return Object.keys(sources).filter((file) => wording.test(sources[file] ?? ''));
}

it.each([
  ['the length of a call', /30[- ]minute|half[- ]an?[- ]hour|half hour|thirty minutes/i],
  ['the length of the plan', /90-day/i],
])('claims.ts alone says %s', (_claim, wording) => {
  expect(repeats(content, wording)).toEqual([]);
});

it('no component repeats the length of a call or the bounds of the day, which follow from the slot rule', () => {
  expect(repeats({ ...content, ...components }, /30[- ]minute|9:00 AM|4:30 PM|5:00 PM/)).toEqual(
    [],
  );
});
