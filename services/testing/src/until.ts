import pWaitFor from 'p-wait-for';

/** Longer than any test may take on a busy machine: only ends what a failed test left waiting. */
const timeoutMs = 120_000;

/** Asks again until the condition holds: another process needs a moment. */
export function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  return pWaitFor(condition, { interval: 20, timeout: timeoutMs });
}
