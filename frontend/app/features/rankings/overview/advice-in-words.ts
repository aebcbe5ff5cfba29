import type { AdviceKind, RankingAdvice } from '@agency/contracts';
import { formatCountOf, formatPosition } from '../performance/format-performance';

interface AdviceWords {
  title: string;
  figures: string;
  /** The one next step. */
  step: string;
}

const titles: Record<AdviceKind, string> = {
  'nearly-on-page-one': 'Nearly on page one',
  'seldom-clicked': 'Seen, seldom clicked',
  'losing-clicks': 'Losing clicks',
};

const causes: Record<NonNullable<RankingAdvice['cause']>, string> = {
  position: 'It stands lower than before: compare the page with those above it.',
  demand: 'It is searched for less, so the page may not be the reason: look again next month.',
  'click-rate':
    'It is seen as often as before: look at the results page for what draws clicks away.',
};

/** Only what the figures say, and one step. No forecast. */
export function adviceInWords({
  kind,
  current,
  previous,
  expected,
  cause,
}: RankingAdvice): AdviceWords {
  const seen = `Position ${formatPosition(current.position)}, seen ${formatCountOf(current.impressions, 'time')}`;
  const title = titles[kind];
  switch (kind) {
    case 'nearly-on-page-one':
      return {
        title,
        figures: `${seen}.`,
        step: 'Answer this search more fully on the page, and link to it from another.',
      };
    case 'seldom-clicked': {
      const usual = expected?.isOwnCurve ? 'your other keywords get' : 'others get';
      return {
        title,
        figures: `${seen}, clicked ${formatCountOf(current.clicks, 'time')} where ${usual} about ${expected?.clicks ?? 0}.`,
        step: 'Rewrite the page’s title and description for this search.',
      };
    }
    case 'losing-clicks':
      return {
        title,
        figures: `${formatCountOf(previous.clicks, 'click')} before, ${current.clicks} now.`,
        step: cause === null ? '' : causes[cause],
      };
  }
}
