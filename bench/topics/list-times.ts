import { percentile } from '../load/median.ts';
import type { timed } from '../load/one-by-one.ts';
import { atMost, type Section } from '../report/section.ts';

/** What the rows of `timesOf` hold, after the name of each. */
export const timesHead = ['found', 'p50 ms', 'p95 ms', 'p99 ms', 'target p95'];

/** A row of times: requests each once to warm up, then all in turn. */
export async function timesOf(
  name: string,
  count: number,
  queries: string[],
  ask: (query: string) => ReturnType<typeof timed>,
  p95Target?: number,
): Promise<Section['rows'][number]> {
  for (const query of queries) await ask(query);
  const answers: Awaited<ReturnType<typeof timed>>[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    answers.push(await ask(queries[turn % queries.length] ?? ''));
  }
  const times = answers.map(({ milliseconds }) => milliseconds);
  const found = answers.map((answer) => answer.found);
  const p95 = percentile(times, 95);
  return [
    name,
    Math.round(percentile(found, 50)),
    percentile(times, 50),
    p95,
    percentile(times, 99),
    p95Target === undefined ? '' : atMost(p95, p95Target, ' ms'),
  ];
}
