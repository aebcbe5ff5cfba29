/** The last of sorted entries whose key does not exceed a limit. */
export function lastUpTo<T>(
  sorted: readonly T[],
  limit: number,
  keyOf: (entry: T) => number,
): T | undefined {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const entry = sorted[middle];
    if (entry !== undefined && keyOf(entry) <= limit) low = middle + 1;
    else high = middle;
  }
  return sorted[low - 1];
}
