import { addDays, type HistoryPoint } from '@agency/contracts';
import type { Metric } from '../shared/rankings-view';
import { drawnValue } from './metric';

export interface DataPoint {
  day: string;
  value: number;
}

/** The chart's lines, split at days without data. An uploaded period's value applies to its days after the point before. */
export function splitIntoSegments(
  points: readonly HistoryPoint[],
  metric: Metric = 'position',
): DataPoint[][] {
  const segments: DataPoint[][] = [];
  const firstDay = points[0]?.day ?? '';
  let nextDay = '';
  for (const point of points) {
    const { day, coversDays } = point;
    const value = drawnValue(point, metric);
    if (value === null) continue;
    const from = addDays(day, 1 - coversDays);
    if (from > nextDay || segments.length === 0) segments.push([]);
    const segment = segments.at(-1);
    // A period is cut at the chart's edge, and at an earlier point among its days.
    const [start = from] = [from, firstDay, nextDay].sort().reverse();
    if (start < day) segment?.push({ day: start, value });
    segment?.push({ day, value });
    nextDay = addDays(day, 1);
  }
  return segments;
}
