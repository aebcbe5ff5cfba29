import { addDays, type PacificDate } from '@agency/contracts';

/** A query's performance data of one day, or of one uploaded period. */
export interface QueryPerformance {
  query: string;
  clicks: number;
  impressions: number;
  position: number;
}

/** A day that was read, or an uploaded period. Its last day names it. */
export interface StoredPeriod {
  day: PacificDate;
  /** 1, or the length of an uploaded period that ends on this day. */
  coversDays: number;
}

export const firstDayOf = ({ day, coversDays }: StoredPeriod): PacificDate =>
  addDays(day, 1 - coversDays);

/**
 * Periods of which no two overlap, so that no day is counted twice: the shortest first, and of two of the same length the
 * later one.
 */
export function shortestPeriods<Period extends StoredPeriod>(stored: readonly Period[]): Period[] {
  const chosen: Period[] = [];
  const shortest = stored.toSorted(
    (one, other) => one.coversDays - other.coversDays || other.day.localeCompare(one.day),
  );
  for (const period of shortest) {
    const isApart = (other: Period) =>
      firstDayOf(other) > period.day || other.day < firstDayOf(period);
    // Single days are always apart, and come in hundreds.
    if (period.coversDays === 1 || chosen.every(isApart)) chosen.push(period);
  }
  return chosen;
}
