import type { BusySpan, Period } from './reading.ts';

/**
 * Clips to the window, sorts, and merges spans that overlap or touch. With titles, only spans with the same title are
 * merged.
 */
export function mergeSpans(
  spans: readonly BusySpan[],
  window: Period,
  keepTitles: boolean,
): BusySpan[] {
  const inside = spans
    .filter(({ from, to }) => to > from && to > window.from && from < window.to)
    .map(({ from, to, title }) => ({
      from: Math.max(from, window.from),
      to: Math.min(to, window.to),
      title: keepTitles ? title : null,
    }))
    .sort((one, other) => one.from - other.from || one.to - other.to);
  const merged: BusySpan[] = [];
  const lastOf = new Map<string | null, BusySpan>();
  for (const span of inside) {
    const last = lastOf.get(span.title);
    if (last && span.from <= last.to) {
      last.to = Math.max(last.to, span.to);
      continue;
    }
    merged.push(span);
    lastOf.set(span.title, span);
  }
  return merged;
}
