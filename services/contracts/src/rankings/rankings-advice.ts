import * as z from 'zod/mini';
import { pacificDateSchema } from './rankings-source.js';

/** How many pieces of advice are shown at a time: more would be a report. */
export const maxAdvice = 5;
/** The days that advice looks at; it compares them with as many before. */
export const adviceWindowDays = 28;
/** How long "Not now" holds. */
export const adviceNotNowDays = 90;

/**
 * `nearly-on-page-one`: seen often just below the first page. `seldom-clicked`: on the first page, and clicked far less than others
 * there. `losing-clicks`: clicked far less than in the window before.
 */
export const adviceKindSchema = z.enum(['nearly-on-page-one', 'seldom-clicked', 'losing-clicks']);
export type AdviceKind = z.infer<typeof adviceKindSchema>;

const windowSchema = z.object({
  clicks: z.int(),
  impressions: z.int(),
  /** Rounded to one decimal, like all positions here. */
  position: z.number(),
});

/** What to do about one keyword next. */
export const rankingAdviceSchema = z.object({
  kind: adviceKindSchema,
  keywordId: z.int(),
  keyword: z.string(),
  landingPage: z.nullable(z.string()),
  current: windowSchema,
  previous: windowSchema,
  /** Of `seldom-clicked`: the clicks that this position usually gets, and whether this site's own keywords say so. */
  expected: z.nullable(z.object({ clicks: z.int(), isOwnCurve: z.boolean() })),
  /** Of `losing-clicks`: what fell. */
  cause: z.nullable(z.enum(['position', 'demand', 'click-rate'])),
});
export type RankingAdvice = z.infer<typeof rankingAdviceSchema>;

/** GET `apiPaths.rankingsAdvice`, most worthwhile first. */
export const rankingAdviceListSchema = z.object({
  advice: z.array(rankingAdviceSchema),
  /** The last day that it looks at; null without data. */
  windowEnd: z.nullable(pacificDateSchema),
});
export type RankingAdviceList = z.infer<typeof rankingAdviceListSchema>;

/** PUT `apiPaths.rankingsAdviceNotNow`: hides a piece of advice for `adviceNotNowDays`, or shows it again. */
export const adviceNotNowSchema = z.object({
  kind: adviceKindSchema,
  keywordId: z.int32(),
  isHidden: z.boolean(),
});
export type AdviceNotNow = z.infer<typeof adviceNotNowSchema>;
