import { performance } from 'node:perf_hooks';

/** How long a request takes, until its answer has arrived whole. */
export async function timed(url: string, headers: Record<string, string> = {}) {
  const begun = performance.now();
  const response = await fetch(url, { headers });
  await response.arrayBuffer();
  const milliseconds = performance.now() - begun;
  if (!response.ok && response.status !== 304) {
    throw new Error(`${url} answered ${response.status}`);
  }
  return { milliseconds, found: Number(response.headers.get('x-total-count')) };
}

/** Requests each once to warm up, then all in turn. */
export async function timesOf(
  count: number,
  queries: string[],
  ask: (query: string) => ReturnType<typeof timed>,
) {
  for (const query of queries) await ask(query);
  const answers: Awaited<ReturnType<typeof timed>>[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    answers.push(await ask(queries[turn % queries.length] ?? ''));
  }
  return {
    times: answers.map(({ milliseconds }) => milliseconds),
    found: answers.map(({ found }) => found),
  };
}
