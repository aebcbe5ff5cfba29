import pWaitFor from 'p-wait-for';

export interface WaitOptions {
  timeoutMs: number;
  /** What the caller waits for, for the error message. */
  what: string;
  intervalMs?: number;
}

/** Resolves when the condition is true; rejects with its error, or on a timeout. */
export async function waitUntil(
  condition: () => boolean | Promise<boolean>,
  { timeoutMs, what, intervalMs = 25 }: WaitOptions,
): Promise<void> {
  const message = `${what} took longer than ${Math.round(timeoutMs / 1000)} s`;
  await pWaitFor(condition, {
    interval: intervalMs,
    timeout: { milliseconds: timeoutMs, message },
  });
}
