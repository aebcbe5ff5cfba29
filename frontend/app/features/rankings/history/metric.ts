import type { HistoryPoint } from '@agency/contracts';
import { formatCount, formatPosition } from '../shared/format-performance';
import type { Metric } from '../shared/rankings-view';

/** One line of a chart. */
export interface Series {
  /** The label at its end. */
  name: string;
  /** As in `Position of “ppc agency”`. */
  what: string;
  /** Two series in one chart have the same days. */
  points: readonly HistoryPoint[];
}

export const metricLabels: Record<Metric, string> = {
  position: 'Position',
  clicks: 'Clicks',
  impressions: 'Impressions',
};

/** What a chart shows: `Clicks of “ppc agency”`. Without a name, of all keywords together. */
export function describeMetric(metric: Metric, name: string | null): string {
  if (name !== null) return `${metricLabels[metric]} of “${name}”`;
  return metric === 'position' ? 'Average position' : metricLabels[metric];
}

/** The drawn value. For an uploaded period, the average per day, which is comparable with single days. */
export function drawnValue(point: HistoryPoint, metric: Metric): number | null {
  const value = point[metric];
  if (metric === 'position' || value === null) return value;
  return value / Math.max(1, point.coversDays);
}

export function isDailyAverage(point: HistoryPoint, metric: Metric): boolean {
  return metric !== 'position' && point.coversDays > 1;
}

export function formatMetric(metric: Metric, value: number | null): string {
  return metric === 'position' || (value !== null && !Number.isInteger(value))
    ? formatPosition(value)
    : formatCount(value);
}

/** A point's value in a table: `120`, or `4.3 a day` of an uploaded period. */
export function formatPoint(point: HistoryPoint, metric: Metric): string {
  const value = formatMetric(metric, drawnValue(point, metric));
  return isDailyAverage(point, metric) && point[metric] !== null ? `${value} a day` : value;
}
