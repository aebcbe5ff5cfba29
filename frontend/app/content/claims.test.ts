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

/** The reply templates that the product ships with. */
const templates = import.meta.glob<string>(
  '../../../services/leads/src/replies/shipped-templates.ts',
  { query: '?raw', import: 'default', eager: true },
);
const callLength = /(30|thirty)[- ]minute|half[- ](an?[- ])?hour/i;

function repeats(sources: Record<string, string>, wording: RegExp): string[] {
  return Object.keys(sources).filter((file) => wording.test(sources[file] ?? ''));
}

it.each([
  ['the length of a call', callLength],
  ['the length of the plan', /90-day/i],
])('claims.ts alone says %s', (_claim, wording) => {
  expect(repeats(content, wording)).toEqual([]);
});

it('the templates of replies take the length of a call from its constant', () => {
  expect(Object.keys(templates)).toHaveLength(1);
  expect(repeats(templates, callLength)).toEqual([]);
});

it('no component repeats the length of a call or the bounds of the day, which follow from the slot rule', () => {
  expect(repeats({ ...content, ...components }, /30[- ]minute|9:00 AM|4:30 PM|5:00 PM/)).toEqual(
    [],
  );
});
