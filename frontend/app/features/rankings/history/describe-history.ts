import type { HistoryPoint } from '@agency/contracts';
import { formatShortDay } from '~/lib/eastern-display';
import { formatCountOf, formatCtr, formatPosition } from '../shared/format-performance';
import type { Metric } from '../shared/rankings-view';
import { drawnValue, formatMetric, isDailyAverage } from './metric';

/** One day on one line: `Nov 18, 2026: position 8.4, 12 clicks, 340 impressions, 3.5% CTR`. */
export function describePoint(point: HistoryPoint, metric: Metric = 'position'): string {
  const { day, position, clicks, impressions, ctr } = point;
  const date = formatShortDay(day);
  if (clicks === null) return `${date}: no data`;
  const facts = [
    position === null ? 'no position' : `position ${formatPosition(position)}`,
    formatCountOf(clicks, 'click'),
    impressions !== null && formatCountOf(impressions, 'impression'),
    ctr !== null && `${formatCtr(ctr)} CTR`,
    isDailyAverage(point, metric) &&
      `${formatMetric(metric, drawnValue(point, metric))} ${metric} a day`,
  ];
  return `${describeDays(point)}: ${facts.filter(Boolean).join(', ')}`;
}

/** The days that were summed. */
function describeDays({ day, coversDays }: HistoryPoint): string {
  return coversDays > 1 ? `${coversDays} days to ${formatShortDay(day)}` : formatShortDay(day);
}

/** A summary of the whole chart. */
export function describeHistory(
  what: string,
  points: readonly HistoryPoint[],
  metric: Metric = 'position',
): string {
  const known = points.flatMap((point) => {
    const value = drawnValue(point, metric);
    return value === null ? [] : [{ day: point.day, value }];
  });
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last) return `${what}: no data for these days`;
  const format = (value: number) => formatMetric(metric, value);
  const values = known.map(({ value }) => value);
  const [least, most] = [format(Math.min(...values)), format(Math.max(...values))];
  const gaps = points.filter((point) => point.coversDays === 0 && !isCovered(points, point));
  const facts = [
    `${what}: ${format(first.value)} on ${formatShortDay(first.day)}, ` +
      `${format(last.value)} on ${formatShortDay(last.day)}`,
    metric === 'position' ? `best ${least}, worst ${most}` : `most ${most}, fewest ${least}`,
    points.some((point) => isDailyAverage(point, metric)) &&
      'an uploaded period counts as its average per day',
    gaps.length > 0 && `${formatCountOf(gaps.length, 'day')} without data`,
  ];
  return facts.filter(Boolean).join('; ');
}

/** Whether a later upload covers this day, which therefore has no point of its own. */
export function isCovered(points: readonly HistoryPoint[], point: HistoryPoint): boolean {
  const index = points.indexOf(point);
  return points.some(
    ({ coversDays }, later) => later > index && coversDays > 1 && later - coversDays < index,
  );
}
