/** Scrolls as little as shows all of it between the bars at the edges; what is taller than that, from its top. */
export function bringIntoView(element: Element | null): void {
  const isCalm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
  element?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'instant' : 'smooth' });
}
