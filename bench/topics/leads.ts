import { performance } from 'node:perf_hooks';
import { apiPaths } from '@agency/contracts';
import { percentile } from '../load/median.ts';
import { fillWithLeads } from '../product/many-leads.ts';
import { ownerCookie } from '../product/owner-cookie.ts';
import { awaitRest } from '../product/rest.ts';
import type { Product } from '../product/throw-away-product.ts';
import type { Section } from '../report/section.ts';
import { atMost } from '../report/target.ts';

const sizes = [1_000, 10_000, 100_000];
const asked = 300;
const p95Target = 50;
const pageSize = 50;

/** The owner's list as she works with it: one request after the other, each with filter, search and page. */
export async function measure(product: Product): Promise<Section> {
  const headers = { cookie: await ownerCookie(product) };
  const rows: Section['rows'] = [];
  let before: number | undefined;
  for (const size of sizes) {
    const words = await fillWithLeads(product.database, size);
    await awaitRest(product);
    const ask = (query: string) => timed(`${product.url}${apiPaths.contacts}?${query}`, headers);
    const queries = questions(words);
    const { times, found } = await timesOf(asked, queries, ask);
    const p95 = percentile(times, 95);
    const fragments = await timesOf(asked / 3, fragmentQueries, ask);
    rows.push([
      `${size.toLocaleString('en-US')} leads`,
      Math.round(percentile(found, 50)),
      percentile(times, 50),
      p95,
      percentile(times, 99),
      before === undefined ? '' : `× ${(p95 / before).toFixed(1)}`,
      size === sizes.at(-1) ? atMost(p95, p95Target, ' ms') : '',
    ]);
    rows.push([
      `${size.toLocaleString('en-US')}, one or two letters`,
      Math.round(percentile(fragments.found, 50)),
      percentile(fragments.times, 50),
      percentile(fragments.times, 95),
      percentile(fragments.times, 99),
      '',
      size === sizes.at(-1) ? atMost(percentile(fragments.times, 95), p95Target, ' ms') : '',
    ]);
    before = p95;
  }
  return {
    title: 'GET /api/contacts, the owner’s list',
    head: ['', 'found', 'p50 ms', 'p95 ms', 'p99 ms', 'p95 grows', 'target p95'],
    rows,
    notes: [
      `${asked} requests one after the other through the gateway, signed in; ${pageSize} leads a page, exact total. ` +
        'In turn: a word of a message in two statuses, a name in one service, a full name, the digits of a number, ' +
        'a word and a status two pages on by name, and a status without a search. `found` is the median of the totals; ' +
        'each size is ten times the one before. ' +
        'One or two letters, as while somebody types: beginnings of first and last names and companies, which find up to ' +
        'an eighth of all leads, newest first.',
    ],
  };
}

/** What she asks for, in turn. */
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

/** Beginnings of names; what they find is a far larger part of all leads than with real names. */
const fragmentQueries = ['be', 'ta', 'a', 'el mo', 'fo', 'qu', 'zz', 'wa'].map(
  (letters) => `search=${encodeURIComponent(letters)}&limit=${pageSize}`,
);

/** Asks each once to warm up, then all in turn. */
async function timesOf(count: number, queries: string[], ask: (query: string) => Answer) {
  for (const query of queries) await ask(query);
  const answers = [];
  for (let turn = 0; turn < count; turn += 1) {
    answers.push(await ask(queries[turn % queries.length] ?? ''));
  }
  return {
    times: answers.map(({ milliseconds }) => milliseconds),
    found: answers.map(({ found }) => found),
  };
}

type Answer = ReturnType<typeof timed>;

async function timed(url: string, headers: Record<string, string>) {
  const begun = performance.now();
  const response = await fetch(url, { headers });
  await response.text();
  const milliseconds = performance.now() - begun;
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return { milliseconds, found: Number(response.headers.get('x-total-count')) };
}
