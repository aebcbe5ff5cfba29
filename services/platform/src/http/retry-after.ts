const longestMs = 3_600_000;

/** The wait in a `Retry-After` header, given in seconds or as a date; an hour at most. */
export function retryAfterMs(header: string | null, now: Date): number | undefined {
  if (!header) return undefined;
  const wait = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now.getTime();
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), longestMs);
}
