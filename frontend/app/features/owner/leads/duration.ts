const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** `12 min`, `47 h`, `2 days`: rounded down, but at least a minute. */
export function formatDuration(ms: number): string {
  if (ms < hourMs) return `${Math.max(1, Math.floor(ms / minuteMs))} min`;
  const hours = Math.floor(ms / hourMs);
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`;
}
