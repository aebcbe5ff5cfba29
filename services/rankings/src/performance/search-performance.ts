import type { SearchPerformance } from '@agency/contracts';

interface Sums {
  clicks: number | null;
  impressions: number | null;
  /** Already weighted by impressions. */
  position: number | null;
}

/** Percent with two decimals; null, not zero, without impressions. */
export function clickThroughRate(clicks: number, impressions: number): number | null {
  return impressions === 0 ? null : Math.round((clicks / impressions) * 10_000) / 100;
}

export function toSearchPerformance(sums: Sums): SearchPerformance {
  const clicks = sums.clicks ?? 0;
  const impressions = sums.impressions ?? 0;
  return {
    clicks,
    impressions,
    ctr: clickThroughRate(clicks, impressions),
    position: sums.position,
  };
}

/** Null without data: a gap, not a zero. */
export function performanceOrNull(
  clicks: number | null,
  impressions: number | null,
  position: number | null,
): SearchPerformance | null {
  return impressions === null ? null : toSearchPerformance({ clicks, impressions, position });
}
