import { daysBetween, type PacificDate } from '@agency/contracts';

/** The days that the sums cover. */
export interface SummedPeriod {
  from: PacificDate;
  to: PacificDate;
}

/** What is shown, and what it is compared with. */
export interface ComparedPeriods {
  current: SummedPeriod;
  /** Undefined if there is nothing to compare with. */
  previous: SummedPeriod | undefined;
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

/** A day that was read, or an uploaded period. */
export interface StoredPeriod {
  day: PacificDate;
  /** 1, or the length of an uploaded period that ends on this day. */
  coversDays: number;
}

export const toStoredPeriod = ({ from, to }: SummedPeriod): StoredPeriod => ({
  day: to,
  coversDays: daysBetween(from, to) + 1,
});
