import {
  type KeywordAdvice,
  type KeywordAdviceKind,
  maxAdvice,
  type PageAdvice,
  type RankingAdvice,
} from '@agency/contracts';
import { isBrandSearch } from '../keywords/brand-search.js';
import { pageKeyOf } from '../performance/page-key.js';
import { expectedRates, type Observed, usualRateAt } from './click-rates.js';

/** A page that is shown for a search. Its share is a percentage of the impressions of all pages shown for it. */
type ShownPage = KeywordAdvice['pages'][number];

/** A keyword in two periods of the same length. */
export interface ObservedKeyword extends Pick<KeywordAdvice, 'keyword' | 'landingPage'> {
  keywordId: number;
  current: Observed;
  /** Null if it was not seen before, or nothing is compared. */
  previous: Observed | null;
  /** Shown for it in the current window, if the source tells them. */
  pages: readonly ShownPage[];
}

/** What advice depends on besides the keywords. */
interface AdviceFacts {
  isHidden?: (kind: KeywordAdviceKind, keywordId: number) => boolean;
  /** Landing pages that Google does not show, most important first. */
  notShown?: readonly PageAdvice[];
}

/** Below these figures, chance decides: `advise.spec.ts` simulates how often. */
const nearly = { from: 10.5, to: 20, minImpressions: 30 };
const seldom = { maxPosition: 10.4, minImpressions: 100, minExpectedClicks: 5, share: 0.4 };
const losing = { minClicks: 20, share: 0.7, minDeviation: 3 };
const overlap = { minImpressions: 100, minPageImpressions: 10, minShare: 10, maxShare: 80 };
/** Standard deviation of the position of one impression, as seen on real sites. */
const positionNoise = 6;
/** A page that Google does not show gains nothing until it does, so these come first, but leave room for others. */
const maxPageAdvice = 2;
/** For the upper end of the 95% Wilson interval. */
const z = 1.96;

/** What to do next, most worthwhile first: at most one piece for each keyword, and `maxAdvice` in all. */
export function advise(
  keywords: readonly ObservedKeyword[],
  { isHidden = () => false, notShown = [] }: AdviceFacts = {},
): RankingAdvice[] {
  const others = keywords.filter(({ keyword }) => !isBrandSearch(keyword));
  const expectedRateOf = expectedRates(others.map(({ current }) => current));
  const found = others.flatMap((one) =>
    [losingClicks(one), seldomClicked(one, expectedRateOf), nearlyOnPageOne(one), twoPages(one)]
      .filter((piece) => piece !== undefined)
      .filter(({ advice }) => !isHidden(advice.kind, one.keywordId))
      .slice(0, 1),
  );
  const ordered = found
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ advice }) => advice);
  return [...notShown.slice(0, maxPageAdvice), ...ordered].slice(0, maxAdvice);
}

/** `worth` in clicks a window, to order pieces of different kinds. */
interface Piece {
  advice: KeywordAdvice;
  worth: number;
}

function nearlyOnPageOne(keyword: ObservedKeyword): Piece | undefined {
  const { current } = keyword;
  if (current.position < nearly.from || current.position > nearly.to) return undefined;
  if (current.impressions < nearly.minImpressions) return undefined;
  const nearness = Math.min(1, Math.max(0.1, (21 - current.position) / 10));
  return {
    advice: piece(keyword, 'nearly-on-page-one'),
    worth: current.impressions * nearness * usualRateAt(5),
  };
}

function seldomClicked(
  keyword: ObservedKeyword,
  expectedRateOf: ReturnType<typeof expectedRates>,
): Piece | undefined {
  const { current } = keyword;
  if (current.position > seldom.maxPosition || current.impressions < seldom.minImpressions) {
    return undefined;
  }
  // (!) The position is uncertain, too, so the lowest plausible one is used: the click rate halves from the first place
  // to the second.
  const lowest = current.position + positionNoise / Math.sqrt(current.impressions);
  const { rate, isOwnCurve } = expectedRateOf(lowest, current);
  const expected = rate * current.impressions;
  if (expected < seldom.minExpectedClicks) return undefined;
  if (upperRate(current) >= rate * seldom.share) return undefined;
  const advice = {
    ...piece(keyword, 'seldom-clicked'),
    expected: { clicks: Math.round(expected), isOwnCurve },
  };
  return { advice, worth: expected - current.clicks };
}

function losingClicks(keyword: ObservedKeyword): Piece | undefined {
  const { current, previous } = keyword;
  if (!previous) return undefined;
  const lost = previous.clicks - current.clicks;
  if (previous.clicks < losing.minClicks) return undefined;
  if (current.clicks > previous.clicks * losing.share) return undefined;
  if (lost / Math.sqrt(previous.clicks + current.clicks) < losing.minDeviation) return undefined;
  const advice = { ...piece(keyword, 'losing-clicks'), cause: causeOf(current, previous) };
  return { advice, worth: lost };
}

/** Worded as a question, because several pages may be right. */
function twoPages(keyword: ObservedKeyword): Piece | undefined {
  const pages = competingPages(keyword.pages);
  const [largest] = pages;
  if (!largest) return undefined;
  const elsewhere = keyword.current.impressions * (1 - largest.share / 100);
  return {
    advice: { ...piece(keyword, 'two-pages'), pages },
    worth: elsewhere * usualRateAt(5),
  };
}

/**
 * The pages that share a search, most impressions first. None if one page has nearly all, or if the home page and one
 * other do: that is usual.
 */
function competingPages(shown: readonly ShownPage[]): ShownPage[] {
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

function causeOf(current: Observed, previous: Observed): KeywordAdvice['cause'] {
  if (current.position - previous.position >= 1) return 'position';
  return current.impressions < previous.impressions * 0.9 ? 'demand' : 'click-rate';
}

function piece(
  { keywordId, keyword, landingPage, current, previous }: ObservedKeyword,
  kind: KeywordAdviceKind,
): KeywordAdvice {
  const shown = (window: Observed) => ({
    ...window,
    position: Math.round(window.position * 10) / 10,
  });
  return {
    kind,
    keywordId,
    keyword,
    landingPage,
    current: shown(current),
    previous: previous && shown(previous),
    expected: null,
    cause: null,
    pages: [],
  };
}

function upperRate({ clicks, impressions: n }: Observed): number {
  const rate = clicks / n;
  const center = rate + z ** 2 / (2 * n);
  const spread = z * Math.sqrt((rate * (1 - rate)) / n + z ** 2 / (4 * n ** 2));
  return (center + spread) / (1 + z ** 2 / n);
}
