import type { HistoryPoint } from '@agency/contracts';
import { formatDayRange, formatShortDay } from '~/lib/eastern-display';
import { formatCountOf, formatCtr, formatPosition } from '../performance/format-performance';

/** One day on one line: `Nov 18, 2026: position 8.4, 12 clicks, 340 impressions, 3.5% CTR`. */
export function describePoint(point: HistoryPoint): string {
  const { day, position, clicks, impressions, ctr } = point;
  const date = formatShortDay(day);
  if (clicks === null) return `${date}: no data`;
  const facts = [
    position === null ? 'no position' : `position ${formatPosition(position)}`,
    formatCountOf(clicks, 'click'),
    impressions !== null && formatCountOf(impressions, 'impression'),
    ctr !== null && `${formatCtr(ctr)} CTR`,
  ];
  return `${describeDays(point)}: ${facts.filter(Boolean).join(', ')}`;
}

/** The days that were summed: the point's, or more if a shorter upload replaces some of them. */
function describeDays({ day, coversDays, period }: HistoryPoint): string {
  if (period) return formatDayRange(period.from, period.to);
  return coversDays > 1 ? `${coversDays} days to ${formatShortDay(day)}` : formatShortDay(day);
}

/** A summary of the whole chart. */
export function describeHistory(what: string, points: readonly HistoryPoint[]): string {
  const known = points.flatMap(({ day, position }) =>
    position === null ? [] : [{ day, position }],
  );
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last) return `${what}: no data for these days`;
  const positions = known.map(({ position }) => position);
  const gaps = points.filter(
    ({ coversDays }, index) => coversDays === 0 && !isCovered(points, index),
  );
  const sentence =
    `${what}: ${formatPosition(first.position)} on ${formatShortDay(first.day)}, ` +
    `${formatPosition(last.position)} on ${formatShortDay(last.day)}; ` +
    `best ${formatPosition(Math.min(...positions))}, worst ${formatPosition(Math.max(...positions))}`;
  if (gaps.length === 0) return sentence;
  return `${sentence}; ${formatCountOf(gaps.length, 'day')} without data`;
}

/** Whether a later upload covers this day. */
function isCovered(points: readonly HistoryPoint[], index: number): boolean {
  return points.some(
    ({ coversDays }, later) => later > index && coversDays > 1 && later - coversDays < index,
  );
}
