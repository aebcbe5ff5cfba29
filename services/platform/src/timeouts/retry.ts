import { setTimeout as sleep } from 'node:timers/promises';

interface RetryOptions {
  retries: number;
  delayMs?: number;
  isTransient: (error: unknown) => boolean;
}

/** Retries `work` while it fails with a transient error. Throws its last error. */
export async function retry<Result>(
  work: () => Promise<Result>,
  { retries, delayMs, isTransient }: RetryOptions,
): Promise<Result> {
  for (let left = retries; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (left === 0 || !isTransient(error)) throw error;
    }
    if (delayMs) await sleep(delayMs);
  }
}
