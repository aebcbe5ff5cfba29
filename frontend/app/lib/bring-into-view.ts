/** Scrolls just enough to show the whole element between the bars at the edges; a taller one from its top. */
export function bringIntoView(element: Element | null): void {
  const isCalm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
  element?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'instant' : 'smooth' });
}
