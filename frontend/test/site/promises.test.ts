import { expect, it } from 'vitest';
import { promises } from '../../app/content/promises';
import { builtPages, oneOf } from './built-pages';
import { readSiteFile } from './built-pages.ts';
import { textOf } from './visible-text';

/** How a page would state what only the owner can promise. */
const wordings: readonly RegExp[] = [
  /30 days.{0,3} notice|no notice/i,
  /accounts? (stays?|remains?) (yours|in your name)|your name on the account/i,
  /\b(fee|it) (falls|goes down|shrinks) if/i,
  /no commission|commission from|mark-?up/i,
  /(makers?|platforms?) pays? us|paid by none|we earn nothing/i,
  /businesses that bid for the same customers|we already have one/i,
  /travel[^.]*\b(bill|invoice)|\b(bill|invoice) for travel/i,
  /ready (in|by) May/i,
  /searches made in your|who is paying for them/i,
  /line by line|(weekly|every week|each week)[^.]*(terms|read)|(terms|read)[^.]*(weekly|every week|each week)/i,
  /within a week of|takes us two days|two days; you/i,
  /raw (footage|files)/i,
  /knows? your prices|clients are nearer/i,
];
const confirmed = Object.values(promises)
  .filter(({ isConfirmed }) => isConfirmed)
  .map(({ text }) => text);

/** All pages but the articles, which talk about the reader's own business. The list for assistants has every description. */
const texts = new Map([
  ...builtPages
    .filter(({ path }) => !/^\/blog\/./.test(path))
    .map((page) => [page.path, textOf(oneOf(page, 'body'))] as const),
  ['llms.txt', readSiteFile('llms.txt')] as const,
]);

it.each([...texts.keys()])('%s promises nothing that the owner has not confirmed', (name) => {
  const text = confirmed.reduce(
    (rest, promise) => rest.replaceAll(promise, ''),
    texts.get(name) ?? '',
  );
  expect(wordings.flatMap((wording) => wording.exec(text)?.[0] ?? [])).toEqual([]);
});

it('knows every promise by its wording', () => {
  const unknown = Object.values(promises).filter(
    ({ text }) => !wordings.some((wording) => wording.test(text)),
  );
  expect(unknown).toEqual([]);
});

it('has a page that shows each promise once it is confirmed', () => {
  const all = [...texts.values()].join(' ');
  expect(confirmed.filter((text) => !all.includes(text))).toEqual([]);
});
