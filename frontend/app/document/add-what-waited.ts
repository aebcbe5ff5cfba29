/**
 * The head keeps what the first paint must not wait for as if for browsers without scripts: the stylesheet for paper and
 * the web app's manifest.
 */
export function addWhatWaited(): void {
  for (const waiting of document.querySelectorAll('head noscript')) {
    waiting.insertAdjacentHTML('afterend', waiting.textContent);
  }
}
