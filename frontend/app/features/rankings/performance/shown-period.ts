import { daysBetween, type RankingSummary, rankingWindowDays } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { formatDayRange } from '~/lib/eastern-display';
import { summaryQuery } from '../api/rankings';

export interface ShownPeriod {
  isWeek: boolean;
  /** For example `in 7 days`, or `October 22 – November 18, 2026` for an upload of other days. */
  phrase: string;
  title: string;
  /** Column headers for two compared periods. */
  current: string;
  previous: string;
}

const lastWeek: ShownPeriod = {
  isWeek: true,
  phrase: `in ${rankingWindowDays} days`,
  title: 'Last seven final days',
  current: `Last ${rankingWindowDays} days`,
  previous: `Previous ${rankingWindowDays} days`,
};

/** The days that the figures cover, as text. */
export function describePeriod(period: RankingSummary['period']): ShownPeriod {
  if (!period || daysBetween(period.from, period.to) + 1 === rankingWindowDays) return lastWeek;
  const days = formatDayRange(period.from, period.to);
  return { isWeek: false, phrase: days, title: days, current: days, previous: 'Before' };
}

export function useShownPeriod(): ShownPeriod {
  const { data } = useQuery(summaryQuery);
  return describePeriod(data?.period ?? null);
}
