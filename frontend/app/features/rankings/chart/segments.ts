import { addDays, type HistoryPoint } from '@agency/contracts';

export interface DataPoint {
  day: string;
  position: number;
}

/** The chart's lines, split at days without data. An uploaded period's value applies to all its days. */
export function splitIntoSegments(points: readonly HistoryPoint[]): DataPoint[][] {
  const segments: DataPoint[][] = [];
  const firstDay = points[0]?.day ?? '';
  let nextDay = '';
  for (const { day, position, coversDays } of points) {
    if (position === null) continue;
    const from = addDays(day, 1 - coversDays);
    if (from > nextDay || segments.length === 0) segments.push([]);
    const segment = segments.at(-1);
    // A period that starts before the chart is cut at its edge.
    const isCut = from < firstDay;
    if (coversDays > 1) segment?.push({ day: isCut ? firstDay : from, position });
    segment?.push({ day, position });
    nextDay = addDays(day, 1);
  }
  return segments;
}
