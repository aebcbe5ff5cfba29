/** What a Retry-After header asks for, in ms; undefined without one. */
export function parseRetryAfter(header: string | null, now: Date): number | undefined {
  if (!header) return undefined;
  const ms = /^\d+$/.test(header)
    ? Number(header) * 1000
    : new Date(header).getTime() - now.getTime();
  return Number.isFinite(ms) ? Math.max(ms, 0) : undefined;
}
