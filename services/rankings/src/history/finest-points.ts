import { addDays, daysBetween, type HistoryPoint, type PacificDate } from '@agency/contracts';
import { toSearchPerformance } from '../performance/search-performance.js';
import { firstDayOf, longestFirst, type StoredPeriod } from '../performance/stored-periods.js';

export interface PeriodFigures extends StoredPeriod {
  clicks: number;
  impressions: number;
  position: number | null;
}

/**
 * One point per day, oldest first. Of the periods that cover a day, the shortest is shown, and of two of the same
 * length the later one. Its point is on the last day for which it is shown; the days before are covered by it.
 */
export function finestPoints(
  stored: readonly PeriodFigures[],
  from: PacificDate,
  through: PacificDate,
): HistoryPoint[] {
  const shown = new Map<PacificDate, PeriodFigures>();
  for (const period of stored.toSorted(longestFirst)) {
    const first = firstDayOf(period);
    for (let day = first > from ? first : from; day <= period.day; day = addDays(day, 1)) {
      shown.set(day, period);
    }
  }
  const points: HistoryPoint[] = [];
  let stretch = 0;
  for (let day = from; day <= through; day = addDays(day, 1)) {
    const period = shown.get(day);
    stretch = period && period === shown.get(addDays(day, -1)) ? stretch + 1 : 1;
    if (!period || period === shown.get(addDays(day, 1))) points.push(gapOn(day));
    else points.push(pointOf(period, day, coveredDays(period, from, day, stretch)));
  }
  return points;
}

/** How many days up to this one the point covers, including those before the first day shown. */
function coveredDays(
  period: PeriodFigures,
  from: PacificDate,
  day: PacificDate,
  stretch: number,
): number {
  const first = firstDayOf(period);
  const isCut = first < from && addDays(day, 1 - stretch) === from;
  return isCut ? daysBetween(first, day) + 1 : stretch;
}

function gapOn(day: PacificDate): HistoryPoint {
  return { day, clicks: null, impressions: null, ctr: null, position: null, coversDays: 0 };
}

function pointOf(period: PeriodFigures, day: PacificDate, coversDays: number): HistoryPoint {
  const isWhole = coversDays === period.coversDays;
  return {
    day,
    ...toSearchPerformance(period),
    coversDays,
    ...(!isWhole && { period: { from: firstDayOf(period), to: period.day } }),
  };
}
