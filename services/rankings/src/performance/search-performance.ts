import type { SearchPerformance } from '@agency/contracts';

interface Sums {
  clicks: string | number | null;
  impressions: string | number | null;
  /** Already weighted by impressions. */
  position: string | number | null;
}

/** Percent with two decimals; null, not zero, without impressions. */
export function clickThroughRate(clicks: number, impressions: number): number | null {
  return impressions === 0 ? null : Math.round((clicks / impressions) * 10_000) / 100;
}

export function toSearchPerformance(sums: Sums): SearchPerformance {
  const clicks = Number(sums.clicks ?? 0);
  const impressions = Number(sums.impressions ?? 0);
  const ctr = clickThroughRate(clicks, impressions);
  return {
    clicks,
    impressions,
    ctr,
    position: sums.position === null ? null : Number(sums.position),
  };
}
