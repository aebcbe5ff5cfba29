import { expect, it } from 'vitest';

const sources = import.meta.glob<string>(['./**/*.ts', '!./**/*.test.ts', '!./claims.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

it.each([
  ['the length of a call', /30[- ]minute|half[- ]an?[- ]hour|half hour|thirty minutes/i],
  ['the length of the plan', /90-day/i],
])('claims.ts alone says %s', (_claim, wording) => {
  const repeats = Object.entries(sources).filter(([, source]) => wording.test(source));
  expect(repeats.map(([file]) => file)).toEqual([]);
});
