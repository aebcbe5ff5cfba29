import { apiPaths } from '@agency/contracts';
import { waitUntil } from '@agency/infra/native/process/wait-until';
import { signIn } from '@agency/infra/test/sign-in';
import { timed } from '../load/one-by-one.ts';
import { awaitRest } from '../product/rest.ts';
import { ownerPassword, type Product } from '../product/throw-away-product.ts';
import type { Section } from '../report/section.ts';
import { timesHead, timesOf } from './list-times.ts';

const size = 10_000;
const asked = 300;
const p95TargetMs = 150;

const queries = [
  ...['position', 'clicks', 'gain', 'best', 'keyword'].map((sort) => `sort=${sort}`),
  'sort=position&offset=9950',
  'search=harbor',
  'search=page-7&sort=clicks',
  'tag=coast',
  'paused=no&sort=impressions',
].map((query) => `${query}&limit=50`);

/** The owner's list of keywords with its sorts, filters and searches: one request after the other. */
export async function measure(product: Product): Promise<Section> {
  const headers = { cookie: await signIn(product.url, 'rankings', ownerPassword) };
  await fillWithKeywords(product, headers);
  await awaitRest(product);
  const list = `${product.url}${apiPaths.rankingsKeywords}`;
  const ask = (query: string) => timed(`${list}?${query}`, headers);
  return {
    title: 'GET /api/rankings/keywords, the owner’s list',
    head: ['keywords', ...timesHead],
    rows: [await timesOf(size.toLocaleString('en-US'), asked, queries, ask, p95TargetMs)],
    notes: [
      `${asked} requests one after the other through the gateway, logged in, 50 keywords a page, in turn: five sorts, the last page, ` +
        'a word of a tenth of all keywords, a landing page, a tag, and those that are not paused.',
    ],
  };
}

/** Adds made-up keywords and has the product check them, which fills in the sample's figures. */
async function fillWithKeywords(
  { database, url }: Product,
  headers: Record<string, string>,
): Promise<void> {
  await database.query(
    `INSERT INTO rankings.keywords (keyword, landing_page, tags)
     SELECT (ARRAY['harbor', 'pier', 'marsh', 'dune', 'inlet', 'sound', 'beach', 'river', 'tide', 'oak'])[1 + n % 10]
       || ' marketing ' || n, '/page-' || n % 40, CASE WHEN n % 20 = 0 THEN ARRAY['coast'] ELSE '{}' END
     FROM generate_series(1, $1::integer) AS n
     ON CONFLICT DO NOTHING`,
    [size - (await countOf(database, 'keywords'))],
  );
  const answer = await fetch(url + apiPaths.rankingsCheck, { method: 'POST', headers });
  if (!answer.ok) throw new Error(`The check was answered with ${answer.status}.`);
  await waitUntil(async () => (await countOf(database, 'keyword_windows')) > 0.9 * size, {
    timeoutMs: 600_000,
    intervalMs: 1_000,
    what: 'The check of all keywords',
  });
  await database.query('VACUUM ANALYZE rankings.keywords, rankings.keyword_windows');
}

async function countOf(
  database: Product['database'],
  table: 'keywords' | 'keyword_windows',
): Promise<number> {
  const { rows } = await database.query<{ count: string }>(
    `SELECT count(*) FROM rankings.${table}`,
  );
  return Number(rows[0]?.count);
}
