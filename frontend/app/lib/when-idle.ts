/** Maximum wait on a busy page. */
const maxWaitMs = 200;

/** Resolves once the main thread is idle: between two keystrokes, or after the frame that answers a press. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(() => resolve(), { timeout: maxWaitMs });
    } else {
      setTimeout(resolve, maxWaitMs / 4);
    }
  });
}
