/** The plot area in percent of the chart, clear of its edges and of the ticks on the left. */
export const plotArea = { left: 6, right: 98, top: 6, bottom: 96 } as const;

const dayLabel = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const monthLabel = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const maxSpanByDayMs = 400 * 86_400_000;

/** The label of a tick: `Nov 3`; on an axis of over 400 days, `Nov 2026`. */
export function formatTick(tick: Date, [first, last]: readonly [Date, Date]): string {
  const isLong = last.getTime() - first.getTime() > maxSpanByDayMs;
  return (isLong ? monthLabel : dayLabel).format(tick);
}
