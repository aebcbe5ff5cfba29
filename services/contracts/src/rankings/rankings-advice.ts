import * as z from 'zod/mini';
import { breakdownRowSchema } from './rankings-breakdown.js';
import { pacificDateSchema } from './rankings-source.js';
import { sitePathSchema } from './site-path.js';

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
