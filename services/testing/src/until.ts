import pWaitFor from 'p-wait-for';

/** Longer than any test may take on a busy machine: only ends what a failed test left waiting. */
const timeoutMs = 120_000;

/** Polls until the condition holds: another process needs a moment. */
export function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  const end = performance.now() + timeoutMs;
  // Not pWaitFor's own timeout: it takes `AbortSignal.timeout`, which tests replace.
  const isMet = () => {
    if (performance.now() > end) throw new Error(`The condition did not hold in ${timeoutMs} ms`);
    return condition();
  };
  return pWaitFor(isMet, { interval: 20 });
}
