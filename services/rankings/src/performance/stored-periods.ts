import {
  addDays,
  daysBetween,
  type PacificDate,
  type UploadedPeriodParams,
} from '@agency/contracts';

/** The days that the sums cover. */
export interface SummedPeriod {
  from: PacificDate;
  to: PacificDate;
}

/** A query's performance data of one day, or of one uploaded period. */
export interface QueryPerformance {
  query: string;
  clicks: number;
  impressions: number;
  position: number;
}

/** Adds a row to those of the same query and value. Positions are weighted by impressions. */
export function addFigures<Figures extends QueryPerformance & { value?: string }>(
  all: Map<string, Figures>,
  row: Figures,
): void {
  const key = `${row.query}\n${row.value ?? ''}`;
  const known = all.get(key);
  if (!known) {
    all.set(key, row);
    return;
  }
  const impressions = known.impressions + row.impressions;
  const weighted = known.position * known.impressions + row.position * row.impressions;
  known.position = impressions === 0 ? known.position : weighted / impressions;
  known.clicks += row.clicks;
  known.impressions = impressions;
}

/** A day that was read, or an uploaded period. Its last day identifies it. */
export interface StoredPeriod {
  day: PacificDate;
  /** 1, or the length of an uploaded period that ends on this day. */
  coversDays: number;
}

export const toStoredPeriod = ({ from, to }: UploadedPeriodParams): StoredPeriod => ({
  day: to,
  coversDays: daysBetween(from, to) + 1,
});

export const firstDayOf = ({ day, coversDays }: StoredPeriod): PacificDate =>
  addDays(day, 1 - coversDays);

/**
 * The order in which each period covers those before it: the shortest last, and of two of the same length the later
 * one.
 */
export const longestFirst = (one: StoredPeriod, other: StoredPeriod): number =>
  other.coversDays - one.coversDays || one.day.localeCompare(other.day);

/** Whether they have no day in common. */
export const areApart = (one: StoredPeriod, other: StoredPeriod): boolean =>
  firstDayOf(one) > other.day || one.day < firstDayOf(other);

/**
 * Periods without overlaps, so that no day is counted twice: the shortest first, and of two of the same length the
 * later one.
 */
export function shortestPeriods<Period extends StoredPeriod>(stored: readonly Period[]): Period[] {
  const chosen: Period[] = [];
  const shortest = stored.toSorted(
    (one, other) => one.coversDays - other.coversDays || other.day.localeCompare(one.day),
  );
  for (const period of shortest) {
    const isApart = (other: Period) => areApart(other, period);
    // Single days never overlap, and there can be hundreds.
    if (period.coversDays === 1 || chosen.every(isApart)) chosen.push(period);
  }
  return chosen;
}
