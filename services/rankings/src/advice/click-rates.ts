/** A keyword's figures in a window. */
export interface Observed {
  clicks: number;
  impressions: number;
  /** Weighted by impressions. */
  position: number;
}

/** Clicks of a hundred impressions, by place on the first page: Sistrix's study of 80 million keywords. */
const usualRates = [28.5, 15.7, 11, 8, 7.2, 5.1, 4, 3.2, 2.8, 2.5];
/** From here on, the site's own keywords at a place say more than a study. */
const minOwnImpressions = 500;

/** Which share of impressions at this position is usually clicked: by these keywords, if they were seen often enough there. */
export function expectedRateOf(
  position: number,
  others: readonly Observed[],
): { rate: number; isOwnCurve: boolean } {
  const there = others.filter((one) => Math.abs(one.position - position) <= 0.5);
  const impressions = there.reduce((sum, one) => sum + one.impressions, 0);
  if (impressions < minOwnImpressions) return { rate: usualRateAt(position), isOwnCurve: false };
  const clicks = there.reduce((sum, one) => sum + one.clicks, 0);
  return { rate: clicks / impressions, isOwnCurve: true };
}

/** Between two places, in proportion. */
function usualRateAt(position: number): number {
  const place = Math.min(usualRates.length, Math.max(1, position));
  const [above = 0, below = above] = [
    usualRates[Math.floor(place) - 1],
    usualRates[Math.ceil(place) - 1],
  ];
  return (above + (below - above) * (place % 1)) / 100;
}
