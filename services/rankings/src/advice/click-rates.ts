/** A keyword's figures in a window. */
export interface Observed {
  clicks: number;
  impressions: number;
  /** Weighted by impressions. */
  position: number;
}

/** Clicks per 100 impressions, by place on the first page: Sistrix's study of 80 million keywords. */
const usualRates = [28.5, 15.7, 11, 8, 7.2, 5.1, 4, 3.2, 2.8, 2.5];
/** From this many on, the site's own keywords at a place say more than a study. */
const minOwnImpressions = 500;

interface ExpectedRate {
  /** Share of impressions that is usually clicked. */
  rate: number;
  isOwnCurve: boolean;
}

/**
 * The usual click rate at a position: that of the site's keywords within half a place of it, without `except`, or the
 * study's if those were seen too rarely.
 */
export function expectedRates(
  all: readonly Observed[],
): (position: number, except: Observed) => ExpectedRate {
  // Without impressions there is no position.
  const seen = all.filter(({ impressions }) => impressions > 0);
  const sorted = seen.toSorted((one, other) => one.position - other.position);
  // Each rate is a difference of two sums: adding up the neighbors anew would take seconds for 10,000 keywords.
  const sums = [{ impressions: 0, clicks: 0 }];
  for (const { impressions, clicks } of sorted) {
    const last = sums.at(-1) ?? { impressions: 0, clicks: 0 };
    sums.push({ impressions: last.impressions + impressions, clicks: last.clicks + clicks });
  }
  const sumBefore = (index: number) => sums[index] ?? { impressions: 0, clicks: 0 };
  return (position, except) => {
    const from = sumBefore(firstIndex(sorted, (one) => one.position >= position - 0.5));
    const to = sumBefore(firstIndex(sorted, (one) => one.position > position + 0.5));
    const isExceptThere = except.position >= position - 0.5 && except.position <= position + 0.5;
    const own = isExceptThere ? except : { impressions: 0, clicks: 0 };
    const impressions = to.impressions - from.impressions - own.impressions;
    if (impressions < minOwnImpressions) return { rate: usualRateAt(position), isOwnCurve: false };
    return { rate: (to.clicks - from.clicks - own.clicks) / impressions, isOwnCurve: true };
  };
}

/** Index of the first item for which `holds` is true, or the length. It must be true for all later items, too. */
function firstIndex<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item !== undefined && holds(item)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The study's rate, interpolated between two places. */
export function usualRateAt(position: number): number {
  const place = Math.min(usualRates.length, Math.max(1, position));
  const [above = 0, below = above] = [
    usualRates[Math.floor(place) - 1],
    usualRates[Math.ceil(place) - 1],
  ];
  return (above + (below - above) * (place % 1)) / 100;
}
