import { setTimeout as pause } from 'node:timers/promises';

export interface WaitOptions {
  timeoutMs: number;
  /** What the caller was waiting for, for the message of the error. */
  what: string;
  intervalMs?: number;
  signal?: AbortSignal;
}

/** Asks again and again until the answer is true; throws when the time is over. */
export async function waitUntil(
  ask: () => boolean | Promise<boolean>,
  { timeoutMs, what, intervalMs = 25, signal }: WaitOptions,
): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while (!(await ask())) {
    if (performance.now() > deadline) {
      throw new Error(`${what} took longer than ${Math.round(timeoutMs / 1000)} s`);
    }
    await pause(intervalMs, undefined, { signal });
  }
}
