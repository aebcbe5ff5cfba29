import { addDays, type HistoryPoint } from '@agency/contracts';

export interface DataPoint {
  day: string;
  position: number;
}

/** The lines of the chart, split at days without data. The value of an uploaded period holds for all its days. */
export function splitIntoSegments(points: readonly HistoryPoint[]): DataPoint[][] {
  const segments: DataPoint[][] = [];
  const firstDay = points[0]?.day ?? '';
  let nextDay = '';
  for (const { day, position, coversDays } of points) {
    if (position === null) continue;
    const from = addDays(day, 1 - coversDays);
    if (from > nextDay || segments.length === 0) segments.push([]);
    const segment = segments.at(-1);
    // A period that began before the chart starts at its edge.
    const isCut = from < firstDay;
    if (coversDays > 1) segment?.push({ day: isCut ? firstDay : from, position });
    segment?.push({ day, position });
    nextDay = addDays(day, 1);
  }
  return segments;
}
