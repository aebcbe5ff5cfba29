import { apiPaths } from '@agency/contracts';
import { signIn } from '@agency/infra/test/sign-in';
import { timed } from '../load/one-by-one.ts';
import { fillWithLeads } from '../product/many-leads.ts';
import { awaitRest } from '../product/rest.ts';
import { ownerPassword, type Product } from '../product/throw-away-product.ts';
import type { Section } from '../report/section.ts';
import { timesHead, timesOf } from './list-times.ts';

/** The number of leads, and the p95 target in milliseconds. */
const sizes: readonly { size: number; target?: number }[] = [
  { size: 10_000 },
  { size: 100_000, target: 50 },
];
const asked = 300;
const pageSize = 50;

/** The owner's list in typical use: one request after the other. */
export async function measure(product: Product): Promise<Section> {
  const headers = { cookie: await signIn(product.url, 'admin', ownerPassword) };
  const ask = (query: string) => timed(`${product.url}${apiPaths.contacts}?${query}`, headers);
  const rows: Section['rows'] = [];
  for (const { size, target } of sizes) {
    const words = await fillWithLeads(product.database, size);
    await awaitRest(product);
    const kinds: [string, number, string[]][] = [
      ['filters, searches and pages', asked, questions(words)],
      ['names', asked / 3, names(words)],
      ['one or two letters', asked / 3, fragmentQueries],
      ['last pages', asked / 3, lastPages(size)],
      ['a word of every lead', asked / 3, commonWords],
    ];
    for (const [kind, count, queries] of kinds) {
      const name = `${size.toLocaleString('en-US')}: ${kind}`;
      rows.push(await timesOf(name, count, queries, ask, target));
    }
  }
  return {
    title: 'GET /api/contacts, the owner’s list',
    head: ['leads', ...timesHead],
    rows,
    notes: [
      `${asked} requests one after the other through the gateway, logged in, a third as many of the rarer kinds; ` +
        `${pageSize} leads a page. ` +
        'In turn: a word of a message in two statuses, a name in one service, a full name, the digits of a number, ' +
        'a word and a status two pages on by name, and a status without a search. `found` is the median of the totals; ' +
        'a search is counted to 1,000, everything else exactly. ' +
        'Names: a first name that is inside a word of every fourth message, a full name, the beginning of a company, two ' +
        'letters, and two letters swapped. ' +
        'One or two letters, as while someone types: beginnings of first and last names and companies, which find up to ' +
        'an eighth of all leads. Last pages: newest, by name, by follow-up date.',
    ],
  };
}

/** Her requests, in turn. */
function questions(words: string[]): string[] {
  return words.flatMap((word, index) => {
    const number = `(${200 + index * 7}) 555`;
    const name = index % 2 === 0 ? 'bennett' : 'foster';
    return [
      `search=${word}&status=new,contacted`,
      `search=${name}&service=paid-search`,
      'search=Avery+Ellis',
      `search=${encodeURIComponent(number)}`,
      `search=${word}&status=qualified&sort=name&offset=${2 * pageSize}`,
      `status=follow-up&offset=${pageSize}`,
    ].map((query) => `${query}&limit=${pageSize}`);
  });
}

/** A first name inside every fourth message (“thanks”), a full name, the beginning of a company, two letters, a typo. */
const names = (words: string[]) =>
  ['hank', 'hank oldfield', (words[0] ?? '').slice(0, 4), 'ol', 'hnak'].map(
    (name) => `search=${encodeURIComponent(name)}&limit=${pageSize}`,
  );

/** Prefixes of names; they match a far larger share of leads than with real names. */
const fragmentQueries = ['be', 'ta', 'a', 'el mo', 'fo', 'qu', 'qz', 'wa'].map(
  (letters) => `search=${encodeURIComponent(letters)}&limit=${pageSize}`,
);

const lastPages = (size: number) =>
  ['newest', 'name', 'follow-up'].map(
    (sort) => `sort=${sort}&limit=${pageSize}&offset=${size - pageSize}`,
  );

/** Appended to every address. */
const commonWords = ['example', '.example', 'example&sort=name'].map(
  (word) => `search=${word}&limit=${pageSize}`,
);
