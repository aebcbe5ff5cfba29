import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for `work`, but no longer than this: then it is undefined, and the work goes on. */
export async function waitAtMost<Result>(
  timeoutMs: number,
  work: Promise<Result>,
): Promise<Result | undefined> {
  const timer = new AbortController();
  try {
    return await Promise.race([work, sleep(timeoutMs, undefined, { signal: timer.signal })]);
  } finally {
    timer.abort();
  }
}
