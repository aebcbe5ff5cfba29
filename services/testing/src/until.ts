import pWaitFor from 'p-wait-for';

/** Below the time limit of a test, so that the stack trace names the line that waits. */
const timeoutMs = 25_000;

/** Asks again until the condition holds: another process needs a moment. */
export function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  return pWaitFor(condition, { interval: 20, timeout: timeoutMs });
}
