/**
 * Adds what the head holds in a `noscript` so that the first paint does not wait for it: the print stylesheet and the
 * web app manifest.
 */
export function addWhatWaited(): void {
  for (const waiting of document.querySelectorAll('head noscript')) {
    waiting.insertAdjacentHTML('afterend', waiting.textContent);
  }
}
