import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { addDays, apiPaths, rankingCheckStateSchema } from '@agency/contracts';
import { waitUntil } from '@agency/infra/native/process/wait-until';
import { readState } from '@agency/infra/native/supervisor/state-file';
import { percentile } from '../load/median.ts';
import { ownerCookie } from '../product/owner-cookie.ts';
import { fillDays, setKeywords } from '../product/ranking-tables.ts';
import type { Product } from '../product/throw-away-product.ts';
import { type ListTimes, measureLists, timedGet } from './ranking-lists.ts';

const freshCalls = 20;
const cachedCalls = 200;

export interface SummaryMeasures {
  checkSeconds: number;
  exportSeconds: number;
  lists: ListTimes[];
  /** Milliseconds, p95. */
  afterCheck: number;
  cached: number;
  /** Megabytes that the service has ever had resident. */
  peakMemory: number;
}

export async function measureSummary(
  product: Product,
  keywords: number,
  days: number,
): Promise<SummaryMeasures> {
  await setKeywords(product, keywords);
  // Sample figures are three days late, and Pacific days begin late; two days more are read as new ones.
  const through = addDays(new Date().toISOString().slice(0, 10), -4);
  await fillDays(product, through, days);
  const headers = { cookie: await ownerCookie(product) };
  const url = `${product.url}${apiPaths.rankingsSummary}`;
  const checkSeconds = await runCheck(product, headers);
  const afterCheck: number[] = [];
  for (let call = 0; call < freshCalls; call += 1) {
    // What a check does last: everybody computes anew.
    await product.database.query('UPDATE rankings.data_sets SET revision = revision + 1');
    afterCheck.push(await timedGet(url, headers));
  }
  const cached: number[] = [];
  for (let call = 0; call < cachedCalls; call += 1) {
    cached.push(await timedGet(url, headers));
  }
  const lists = await measureLists(product, headers, keywords, through);
  const exportSeconds =
    (await timedGet(`${product.url}${apiPaths.rankingsExport}`, headers)) / 1_000;
  return {
    checkSeconds,
    exportSeconds,
    lists,
    afterCheck: percentile(afterCheck, 95),
    cached: percentile(cached, 95),
    peakMemory: peakMemoryOf(product),
  };
}

/** Starts a check and waits until it has ended well; how many seconds it took. */
export async function runCheck({ url }: Product, headers: Record<string, string>): Promise<number> {
  const begin = performance.now();
  const address = `${url}${apiPaths.rankingsCheck}`;
  await (await fetch(address, { method: 'POST', headers })).text();
  const isDone = async () => {
    const { running, last } = rankingCheckStateSchema.parse(
      await (await fetch(address, { headers })).json(),
    );
    if (running !== null || !last) return false;
    if (last.status !== 'succeeded') throw new Error(`The check failed: ${last.message}`);
    return true;
  };
  await waitUntil(isDone, { timeoutMs: 600_000, what: 'The ranking check', intervalMs: 200 });
  return (performance.now() - begin) / 1_000;
}

function peakMemoryOf({ runDir }: Product): number {
  const service = readState(runDir)?.processes.find(({ name }) => name === 'rankings');
  if (!service?.identity) {
    throw new Error('The rankings service is not running.');
  }
  const status = readFileSync(`/proc/${service.identity.pid}/status`, 'utf8');
  return Math.round(Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1]) / 1024);
}
