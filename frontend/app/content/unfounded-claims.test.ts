import { agencyPeople, agencyPhone } from '@agency/contracts';
import { expect, it } from 'vitest';

// What the modules say with the settings as they are, not their sources: some sentences come with a setting.
const modules = import.meta.glob<Record<string, unknown>>(
  ['./**/*.ts', '!./**/*.{test,server}.ts'],
  { eager: true },
);
const articles = import.meta.glob<string>('./blog/articles/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

function saying(wording: RegExp, copy: Record<string, unknown> = { ...articles, ...modules }) {
  return Object.entries(copy).flatMap(([file, text]) =>
    (JSON.stringify(text).match(wording) ?? []).map((claim) => `${file}: ${claim}`),
  );
}

it('says nothing about people whom no one named', () => {
  const wording =
    /people you meet|the person who (would )?(work|read|edit|answer)|one (person|consultant)\b|same two people/gi;
  // Not in articles, which talk about the reader's own people.
  expect(agencyPeople ? [] : saying(wording, modules)).toEqual([]);
});

it('says nothing about prices, for there is none', () => {
  expect(saying(/own price|each is priced/gi)).toEqual([]);
});

it('does not ask to be called without a number', () => {
  // Exempt: `Or call us`, shown only beside the number, and `“call us”`, quoted as the wording of other companies.
  const wording = /(?<!Or |“)\bcall us\b|(we|us)[^.]{0,30} on the phone|a phone call when/gi;
  expect(agencyPhone ? [] : saying(wording)).toEqual([]);
});

it('promises nothing by the week, except in the specified banner', () => {
  const wording =
    /weekly (page|tips|marketing tips)|(page|email|letter) a week|every week by email/gi;
  expect(saying(wording)).toEqual(['./blog/blog.ts: Weekly Marketing Tips']);
});
