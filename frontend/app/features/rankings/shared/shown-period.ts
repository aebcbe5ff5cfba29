import { daysBetween, type RankingSummary, rankingWindowDays } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { formatDayRange } from '~/lib/eastern-display';
import { summaryQuery } from './rankings';

export interface ShownPeriod {
  isWeek: boolean;
  /** For example `in 7 days`, or `October 22 – November 18, 2026` for an upload. */
  phrase: string;
  title: string;
  /** Column headers for two compared periods. */
  current: string;
  previous: string;
}

type Period = Pick<RankingSummary, 'source' | 'period'>;

const lastWeek: ShownPeriod = {
  isWeek: true,
  phrase: `in ${rankingWindowDays} days`,
  title: 'Last seven final days',
  current: `Last ${rankingWindowDays} days`,
  previous: `Previous ${rankingWindowDays} days`,
};

/** The days that the figures cover, as text. */
export function describePeriod({ source, period }: Period): ShownPeriod {
  if (source !== 'csv' || !period) return lastWeek;
  const days = formatDayRange(period.from, period.to);
  return { isWeek: false, phrase: days, title: days, current: days, previous: 'Before' };
}

/** What an upload is not compared with, for lack of another. */
export function describeMissingUpload({ from, to }: NonNullable<Period['period']>): string {
  const days = daysBetween(from, to) + 1;
  return `Upload the ${days === 1 ? 'day' : `${days} days`} before to see what moved.`;
}

export function useShownPeriod(): ShownPeriod {
  const { data } = useQuery(summaryQuery);
  return data ? describePeriod(data) : lastWeek;
}
