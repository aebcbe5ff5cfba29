import { addDays, type HistoryPoint, type PacificDate } from '@agency/contracts';
import { toSearchPerformance } from '../performance/search-performance.js';
import type { StoredPeriod } from '../performance/stored-periods.js';

export interface PeriodFigures extends StoredPeriod {
  clicks: number;
  impressions: number;
  position: number | null;
}

/** One point per day, oldest first. Of uploads that end on the same day the longest is shown, as on the page. */
export function pointsByDay(
  stored: readonly PeriodFigures[],
  from: PacificDate,
  through: PacificDate,
): HistoryPoint[] {
  const shortestFirst = stored.toSorted((one, other) => one.coversDays - other.coversDays);
  const shown = new Map(shortestFirst.map((period) => [period.day, period]));
  const points: HistoryPoint[] = [];
  for (let day = from; day <= through; day = addDays(day, 1)) {
    const period = shown.get(day);
    points.push(
      period
        ? { day, ...toSearchPerformance(period), coversDays: period.coversDays }
        : { day, clicks: null, impressions: null, ctr: null, position: null, coversDays: 0 },
    );
  }
  return points;
}
