import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for `work` up to a time limit; then returns undefined while the work continues. */
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
