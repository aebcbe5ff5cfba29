import { performance } from 'node:perf_hooks';
import { addDays, apiPaths } from '@agency/contracts';
import { percentile } from '../load/median.ts';
import type { Product } from '../product/throw-away-product.ts';

const rounds = 20;

/** Milliseconds through the gateway. */
export interface ListTimes {
  name: string;
  /** Just after a check or another change. */
  first: number;
  /** 95th percentile of the requests after it. */
  kept: number;
}

/** Lists of so many keywords, each as it is asked for first and then again. */
export async function measureLists(
  { url, database }: Product,
  headers: Record<string, string>,
  keywords: number,
  through: string,
): Promise<ListTimes[]> {
  const last = `offset=${keywords - 50}`;
  const changes = `${apiPaths.rankingsChanges}?from=${addDays(through, -28)}&to=${through}&limit=50`;
  const list = `${apiPaths.rankingsKeywords}?limit=50`;
  const cases = {
    'changes of two dates': changes,
    'changes, last page': `${changes}&${last}`,
    'keywords, first page': list,
    'keywords, last page': `${list}&${last}`,
    'keywords by click rate': `${list}&sort=ctr`,
    'keywords, two letters': `${list}&search=wi`,
    alerts: `${apiPaths.rankingsAlerts}?limit=50`,
    tags: apiPaths.rankingsTags,
  };
  const times: ListTimes[] = [];
  for (const [name, path] of Object.entries(cases)) {
    await database.query('UPDATE rankings.data_sets SET revision = revision + 1');
    const first = await timedGet(`${url}${path}`, headers);
    const kept: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      kept.push(await timedGet(`${url}${path}`, headers));
    }
    times.push({ name, first, kept: percentile(kept, 95) });
  }
  return times;
}

/** Milliseconds until the whole answer is there. Throws unless it is a good one. */
export async function timedGet(url: string, headers: Record<string, string>): Promise<number> {
  const begin = performance.now();
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  if (!answer.ok) {
    throw new Error(`${new URL(url).pathname} was answered with ${answer.status}`);
  }
  return performance.now() - begin;
}
