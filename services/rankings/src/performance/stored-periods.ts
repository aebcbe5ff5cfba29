import { addDays, type PacificDate } from '@agency/contracts';

/** A day that was read, or an uploaded period. Its last day names it. */
export interface StoredPeriod {
  day: PacificDate;
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

/** What ends after $2 and up to $3, with the run that stored it. */
export const periodsStatement = `SELECT day::text AS day, covers_days AS "coversDays", run_id AS "runId"
  FROM rankings.days WHERE source = $1 AND day > $2::date AND day <= $3::date`;
