import { type AdviceKind, brand, maxAdvice, type RankingAdvice } from '@agency/contracts';
import { expectedRateOf, type Observed } from './click-rates.js';

/** A keyword in two windows of the same length. */
export interface ObservedKeyword extends Pick<RankingAdvice, 'keyword' | 'landingPage'> {
  keywordId: number;
  current: Observed;
  previous: Observed;
}

/** Below these figures, chance decides: `advise.spec.ts` simulates how often. */
const nearly = { from: 8, to: 20, minImpressions: 30 };
const seldom = { maxPosition: 10.4, minImpressions: 100, minExpectedClicks: 5, share: 0.4 };
const losing = { minClicks: 20, share: 0.7, minDeviation: 3 };
/** How far the average position of one impression is off, as seen on real sites. */
const positionNoise = 6;
/** The upper end of Wilson's interval, 95 %. */
const z = 1.96;

/** What to do next, most worthwhile first: at most one piece for each keyword, and `maxAdvice` in all. */
export function advise(
  keywords: readonly ObservedKeyword[],
  isHidden: (kind: AdviceKind, keywordId: number) => boolean = () => false,
): RankingAdvice[] {
  const others = keywords.filter(({ keyword }) => !isBrand(keyword));
  const found = others.flatMap((one) =>
    [losingClicks(one), seldomClicked(one, others), nearlyOnPageOne(one)]
      .filter((piece) => piece !== undefined)
      .filter(({ advice }) => !isHidden(advice.kind, one.keywordId))
      .slice(0, 1),
  );
  return found
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, maxAdvice)
    .map(({ advice }) => advice);
}

/** `worth` in clicks a window, to order pieces of different kinds. */
interface Piece {
  advice: RankingAdvice;
  worth: number;
}

/** On both windows, so that one good week is not taken for a place. */
function nearlyOnPageOne(keyword: ObservedKeyword): Piece | undefined {
  const { current, previous } = keyword;
  const isNearly = ({ position, impressions }: Observed) =>
    position >= nearly.from && position <= nearly.to && impressions >= nearly.minImpressions;
  // From 8 on: the last places of the first page gain as much.
  if (!isNearly(current) || !isNearly(previous)) return undefined;
  const nearness = Math.min(1, Math.max(0.1, (21 - current.position) / 10));
  return {
    advice: piece(keyword, 'nearly-on-page-one'),
    worth: current.impressions * nearness * expectedRateOf(5, []).rate,
  };
}

function seldomClicked(
  keyword: ObservedKeyword,
  all: readonly ObservedKeyword[],
): Piece | undefined {
  const { current } = keyword;
  if (current.position > seldom.maxPosition || current.impressions < seldom.minImpressions) {
    return undefined;
  }
  const others = all.filter((one) => one !== keyword).map((one) => one.current);
  // (!) The position wavers, too. It is taken for as low as it may be: the click rate falls by half from the first place to
  // the second.
  const lowest = current.position + positionNoise / Math.sqrt(current.impressions);
  const { rate, isOwnCurve } = expectedRateOf(lowest, others);
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
  const lost = previous.clicks - current.clicks;
  if (previous.clicks < losing.minClicks) return undefined;
  if (current.clicks > previous.clicks * losing.share) return undefined;
  if (lost / Math.sqrt(previous.clicks + current.clicks) < losing.minDeviation) return undefined;
  const advice = { ...piece(keyword, 'losing-clicks'), cause: causeOf(keyword) };
  return { advice, worth: lost };
}

function causeOf({ current, previous }: ObservedKeyword): RankingAdvice['cause'] {
  if (current.position - previous.position >= 1) return 'position';
  return current.impressions < previous.impressions * 0.9 ? 'demand' : 'click-rate';
}

function piece(
  { keywordId, keyword, landingPage, current, previous }: ObservedKeyword,
  kind: AdviceKind,
): RankingAdvice {
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
    previous: shown(previous),
    expected: null,
    cause: null,
  };
}

function upperRate({ clicks, impressions: n }: Observed): number {
  const rate = clicks / n;
  const center = rate + z ** 2 / (2 * n);
  const spread = z * Math.sqrt((rate * (1 - rate)) / n + z ** 2 / (4 * n ** 2));
  return (center + spread) / (1 + z ** 2 / n);
}

const brandWords = brand.name.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/** Whoever searches the name clicks it, wherever it stands. */
function isBrand(keyword: string): boolean {
  const words: string[] = keyword.toLowerCase().match(/\p{L}+/gu) ?? [];
  return brandWords.some((word) => words.includes(word));
}
