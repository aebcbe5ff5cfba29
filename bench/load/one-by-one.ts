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
