import { formatCountOf, formatPosition } from './format-figures.js';
import type {
  KeywordAdvice,
  KeywordAdviceKind,
  NotShownReason,
  PageAdvice,
  RankingAdvice,
} from './rankings-advice.js';

/** A piece of advice as the desk and the emails say it. */
export interface AdviceWords {
  title: string;
  figures: string;
  /** The one next step. */
  step: string;
}

const titles: Record<KeywordAdviceKind, string> = {
  'nearly-on-page-one': 'Nearly on page one',
  'seldom-clicked': 'Seen, rarely clicked',
  'losing-clicks': 'Losing clicks',
  'two-pages': 'Two pages rank for the same search',
};

const causes: Record<NonNullable<KeywordAdvice['cause']>, string> = {
  position: 'It ranks lower than before: compare the page with those above it.',
  demand: 'Fewer people search for it, so the page may not be the reason: check again next month.',
  'click-rate': 'People still see it but click less: search for it and compare the other results.',
};

const stepsToBeShown: Record<NotShownReason, string> = {
  'blocked-by-robots': 'Allow the page in robots.txt.',
  noindex: 'Remove “noindex” from the page, or choose another landing page.',
  'not-found': 'Bring the page back, or choose another landing page.',
  'server-error': 'Make the page load without an error or a login.',
  redirect: 'Set the landing page to the address it redirects to.',
  duplicate: 'Google shows another page instead: choose that one, or make this one different.',
  unknown: 'Link to it from other pages, then request indexing in Search Console.',
};

/** Only what the figures say, and one step. No forecast. */
export function adviceInWords(advice: RankingAdvice): AdviceWords {
  return advice.kind === 'not-in-google' ? aboutPage(advice) : aboutKeyword(advice);
}

function aboutPage({ coverage, keywords, reason }: PageAdvice): AdviceWords {
  const said = coverage ? `Google says “${coverage}”.` : 'Google doesn’t say why.';
  return {
    title: 'Not in Google',
    figures: `${said} ${formatCountOf(keywords, 'keyword')} should lead there.`,
    step: stepsToBeShown[reason],
  };
}

function aboutKeyword({
  kind,
  current,
  previous,
  expected,
  cause,
  pages,
}: KeywordAdvice): AdviceWords {
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
        figures: `${formatCountOf(previous?.clicks ?? 0, 'click')} before, ${current.clicks} now.`,
        step: cause === null ? '' : causes[cause],
      };
    case 'two-pages':
      return {
        title,
        figures: `${pages.map(({ value, share }) => `${pathOf(value)} ${Math.round(share)}%`).join(', ')} of impressions.`,
        step: 'If only one page should rank, link to it from the others.',
      };
  }
}

/** An address without its origin. */
function pathOf(address: string): string {
  return address.replace(/^https?:\/\/[^/]+/, '') || '/';
}
