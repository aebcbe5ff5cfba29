import type { Span } from '@agency/contracts';

/** A span minus others, earliest first. */
export function without(span: Span, others: readonly Span[]): Span[] {
  let left = [span];
  for (const other of others) {
    left = left.flatMap((part) => [
      ...(part.start < other.start ? [{ ...part, end: Math.min(part.end, other.start) }] : []),
      ...(other.end < part.end ? [{ ...part, start: Math.max(part.start, other.end) }] : []),
    ]);
  }
  return left;
}

export function doOverlap(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}
