/** A period: start inclusive, end exclusive. In milliseconds since 1970, or in minutes of a day. */
export interface Span {
  start: number;
  end: number;
}

/** The same time as sorted spans that do not touch, as `overlapsAny` requires. */
export function joinSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    const previous = joined.at(-1);
    if (previous && start <= previous.end) previous.end = Math.max(previous.end, end);
    else joined.push({ start, end });
  }
  return joined;
}

/** Whether one of the joined spans overlaps this one. Binary search. */
export function overlapsAny(joined: readonly Span[], { start, end }: Span): boolean {
  let low = 0;
  let high = joined.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((joined[middle]?.end ?? 0) > start) high = middle;
    else low = middle + 1;
  }
  const next = joined[low];
  return next !== undefined && next.start < end;
}
