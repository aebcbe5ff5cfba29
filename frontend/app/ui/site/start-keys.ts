/**
 * Lets Tab go on at the content of a page that is the next step of what the visitor has pressed on this site, without a walk
 * through consent banner and header. The focus leaves at once: nothing scrolls, no ring shows, and a screen reader says the
 * page's title only. Browsers continue from where the focus was last.
 */
export function startKeys(): void {
  const main = document.querySelector<HTMLElement>('main[data-next-step]');
  const [entry] = performance.getEntriesByType('navigation');
  const isReached = document.referrer.startsWith(`${location.origin}/`);
  const isNew = entry instanceof PerformanceNavigationTiming && entry.type === 'navigate';
  if (!main || !isReached || !isNew || document.activeElement !== document.body) return;
  main.focus({ preventScroll: true });
  main.blur();
}
