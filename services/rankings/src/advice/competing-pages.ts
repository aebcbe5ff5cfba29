import type { KeywordAdvice } from '@agency/contracts';
import { pageKeyOf } from '../performance/page-key.js';

/** A page that is shown for a search. Its share is a percentage of the impressions of all pages shown for it. */
export type ShownPage = KeywordAdvice['pages'][number];

const overlap = { minImpressions: 100, minPageImpressions: 10, minShare: 10, maxShare: 80 };

/**
 * The pages that share a search, most impressions first. None if one page has nearly all, or if the home page and one
 * other do: that is usual.
 */
export function competingPages(shown: readonly ShownPage[]): ShownPage[] {
  const pages = mergeAddresses(shown);
  const total = pages.reduce((sum, { impressions }) => sum + impressions, 0);
  const [largest] = pages;
  if (!largest || total < overlap.minImpressions || largest.share > overlap.maxShare) return [];
  const competing = pages.filter(
    ({ value, impressions, share }) =>
      !isHome(value) && impressions >= overlap.minPageImpressions && share >= overlap.minShare,
  );
  return competing.length > 1 ? competing : [];
}

const isHome = (address: string) => new URL(address).pathname === '/';

/** One page may be shown under several addresses. */
function mergeAddresses(shown: readonly ShownPage[]): ShownPage[] {
  const pages = new Map<string, ShownPage>();
  for (const { value, impressions, share } of shown) {
    const key = pageKeyOf(value);
    const known = pages.get(key);
    pages.set(key, {
      value: known?.value ?? value,
      impressions: (known?.impressions ?? 0) + impressions,
      share: (known?.share ?? 0) + share,
    });
  }
  return [...pages.values()].toSorted((one, other) => other.impressions - one.impressions);
}
