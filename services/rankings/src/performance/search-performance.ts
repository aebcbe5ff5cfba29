import type { SearchPerformance } from '@agency/contracts';

/** Percent with two decimals; null, not zero, without impressions. */
export function clickThroughRate(clicks: number, impressions: number): number | null {
  return impressions === 0 ? null : Math.round((clicks / impressions) * 10_000) / 100;
}

export function toSearchPerformance({
  clicks,
  impressions,
  position,
}: Omit<SearchPerformance, 'ctr'>): SearchPerformance {
  return { clicks, impressions, ctr: clickThroughRate(clicks, impressions), position };
}
