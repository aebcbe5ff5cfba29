import { addDays, type HistoryPoint } from '@agency/contracts';
import type { Metric } from '../view/rankings-view';
import { drawnValue } from './metric';

export interface DataPoint {
  day: string;
  value: number;
}

/** The chart's lines, split at days without data. An uploaded period's value applies to all its days. */
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
    // A period that starts before the chart is cut at its edge.
    const isCut = from < firstDay;
    if (coversDays > 1) segment?.push({ day: isCut ? firstDay : from, value });
    segment?.push({ day, value });
    nextDay = addDays(day, 1);
  }
  return segments;
}
