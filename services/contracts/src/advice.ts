import * as z from 'zod/mini';
import { breakdownRowSchema } from './history.js';
import { sitePathSchema } from './keywords.js';
import { pacificDateSchema } from './source.js';
import { formatCountOf, formatPosition } from './text/format-figures.js';

/** How many pieces of advice are shown at a time: more would be a report. */
export const maxAdvice = 5;
/** The days that advice looks at, unless an upload is shown; it compares them with as many before. */
export const adviceWindowDays = 28;
/** How long "Not now" holds. */
export const adviceNotNowDays = 90;

/**
 * `nearly-on-page-one`: seen often just below the first page. `seldom-clicked`: on the first page, and clicked far less than others
 * there. `losing-clicks`: clicked far less than in the window before, so only where there is one. `two-pages`: several pages of the site are shown for it.
 */
export const keywordAdviceKindSchema = z.enum([
  'nearly-on-page-one',
  'seldom-clicked',
  'losing-clicks',
  'two-pages',
]);
export type KeywordAdviceKind = z.infer<typeof keywordAdviceKindSchema>;

const windowSchema = z.object({
  clicks: z.int(),
  impressions: z.int(),
  /** Rounded to one decimal, like all positions here. */
  position: z.number(),
});

/** What to do about one keyword next. */
export const keywordAdviceSchema = z.object({
  kind: keywordAdviceKindSchema,
  keywordId: z.int(),
  keyword: z.string(),
  landingPage: z.nullable(z.string()),
  current: windowSchema,
  /** Null if the keyword was not seen before, or nothing is compared. */
  previous: z.nullable(windowSchema),
  /** Of `seldom-clicked`: the clicks that this position usually gets, and whether this site's own keywords say so. */
  expected: z.nullable(z.object({ clicks: z.int(), isOwnCurve: z.boolean() })),
  /** Of `losing-clicks`: what fell. */
  cause: z.nullable(z.enum(['position', 'demand', 'click-rate'])),
  /** Of `two-pages`: the pages, most impressions first; otherwise empty. */
  pages: z.array(z.pick(breakdownRowSchema, { value: true, impressions: true, share: true })),
});
export type KeywordAdvice = z.infer<typeof keywordAdviceSchema>;

/** Why Google does not show a page, as far as its inspection tells. */
export const notShownReasonSchema = z.enum([
  'blocked-by-robots',
  'noindex',
  'not-found',
  'server-error',
  'redirect',
  'duplicate',
  'unknown',
]);
export type NotShownReason = z.infer<typeof notShownReasonSchema>;

/** A landing page that Google does not show. */
export const pageAdviceSchema = z.object({
  kind: z.literal('not-in-google'),
  /** Its path. */
  page: z.string(),
  /** How many keywords should lead there. */
  keywords: z.int(),
  reason: notShownReasonSchema,
  /** In Google's words, such as "Crawled - currently not indexed". */
  coverage: z.string(),
  inspectedAt: z.iso.datetime(),
});
export type PageAdvice = z.infer<typeof pageAdviceSchema>;

/** What to do next, about a keyword or about a page. */
export const rankingAdviceSchema = z.union([keywordAdviceSchema, pageAdviceSchema]);
export type RankingAdvice = z.infer<typeof rankingAdviceSchema>;

/** GET `apiPaths.rankingsAdvice`, most worthwhile first. */
export const rankingAdviceListSchema = z.object({
  advice: z.array(rankingAdviceSchema),
  /** The days that it looks at: the newest 28, or those of the shown upload; null without data. */
  period: z.nullable(z.object({ from: pacificDateSchema, to: pacificDateSchema })),
  /** Whether there are earlier days to compare them with. Without them, nothing can be said of what moved. */
  isCompared: z.boolean(),
});
export type RankingAdviceList = z.infer<typeof rankingAdviceListSchema>;

/** PUT `apiPaths.rankingsAdviceNotNow`: hides a piece of advice for `adviceNotNowDays`, or shows it again. */
export const adviceNotNowSchema = z.union([
  z.object({ kind: keywordAdviceKindSchema, keywordId: z.int32(), isHidden: z.boolean() }),
  z.object({
    kind: pageAdviceSchema.shape.kind,
    page: sitePathSchema,
    isHidden: z.boolean(),
  }),
]);
export type AdviceNotNow = z.infer<typeof adviceNotNowSchema>;

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
