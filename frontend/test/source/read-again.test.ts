import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What makes a query refetch automatically, and how the list describes it. */
const kinds = [
  { option: /\b(refetchInterval|setInterval)\b/g, words: 'every' },
  { option: /\brefetchOnWindowFocus\b/g, words: 'on focus' },
  { option: /\brefetchOnReconnect\b/g, words: 'once online again' },
  { option: /\brefetchOnMount\b/g, words: 'when opened' },
  { option: /\bstaleTime\b/g, words: 'asked for' },
];
/** The rule for all others. */
const isOff = /^: (false|Number\.POSITIVE_INFINITY)/;

const list = readFileSync('../docs/deviations.md', 'utf8')
  .split('## What is refetched automatically')[1]
  ?.split('\n## ')[0];
const rows = [...(list ?? '').matchAll(/^\| [^|]+ \| ([^|]+) \| `([^`]+)` +\|$/gm)].map(
  ([, when = '', file = '']) => ({ when, file }),
);

const sources = globSync('app/**/*.{ts,tsx}')
  .filter((file) => !/\.(test|fixture)\./.test(file))
  .map((file) => ({ file: file.slice('app/'.length), text: readFileSync(file, 'utf8') }));

const inCode = sources.flatMap(({ file, text }) =>
  kinds.flatMap(({ option, words }) =>
    [...text.matchAll(option)]
      .filter(({ 0: name, index }) => !isOff.test(text.slice(index + name.length)))
      .map(() => `${file}: ${words}`),
  ),
);
const inList = rows.flatMap(({ file, when }) =>
  kinds.filter(({ words }) => when.includes(words)).map(({ words }) => `${file}: ${words}`),
);

it('lists every query that is refetched automatically, and how', () => {
  expect(inCode.length).toBeGreaterThan(20);
  expect(inList.toSorted()).toEqual(inCode.toSorted());
});

/** In seconds, as `60_000` and `5 * 60_000` in the code. */
function durationsIn(text: string): number[] {
  return [...text.matchAll(/\b\d[\d_]*(?: \* \d[\d_]*)*\b/g)].map(
    ([product]) =>
      product
        .split(' * ')
        .map((factor) => Number(factor.replaceAll('_', '')))
        .reduce((all, factor) => all * factor) / 1000,
  );
}

it.each(rows.filter(({ when }) => /\d/.test(when)))('says of $file $when', ({ file, when }) => {
  const text = sources.find((source) => source.file === file)?.text ?? '';
  const named = [...when.matchAll(/\d[\d.]*/g)].map(([seconds]) => Number(seconds));
  expect(durationsIn(text)).toEqual(expect.arrayContaining(named));
});
