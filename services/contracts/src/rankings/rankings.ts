import * as z from 'zod/mini';
import { rankingAlertSchema } from './rankings-alerts.js';
import { historyPointSchema } from './rankings-history.js';
import { pacificDateSchema, rankingSourceSchema } from './rankings-source.js';

/** Figures are summed over this many days up to `dataThrough`, uploads over theirs; alerts compare with as many before. */
export const rankingWindowDays = 7;

/** The lists of the summary end after this many; the counts beside them do not. */
export const maxRankingDetails = 200;

/** One keyword's figures over the summary's window. */
export const keywordRankingSchema = z.object({
  /** Of the keyword, for its history. */
  id: z.int(),
  keyword: z.string(),
  clicks: z.int(),
  impressions: z.int(),
  /** Percent, 0 to 100: clicks over impressions. */
  ctr: z.number(),
  /** 1 is the top; weighted by impressions, one decimal. */
  position: z.number(),
});
export type KeywordRanking = z.infer<typeof keywordRankingSchema>;

/** GET /api/rankings/summary, owner only (specification, section 3, and more beside it). */
export const rankingSummarySchema = z.object({
  /** Keywords that are watched; 0 until the source has given its first figures. */
  totalKeywords: z.int(),
  /** A number as text, as the specification has it: weighted by impressions, one decimal; '0.0' before there are figures. */
  averagePosition: z.string(),
  top10Keywords: z.int(),
  unreadAlerts: z.int(),
  /** When figures last came in: ISO 8601 UTC, or null before the first check. */
  lastUpdated: z.nullable(z.iso.datetime()),
  /** Best position first. */
  top10Details: z.array(keywordRankingSchema),
  top3Details: z.array(keywordRankingSchema),
  /** Newest first, at most 20; read ones too. */
  recentAlerts: z.array(rankingAlertSchema),
  source: rankingSourceSchema,
  /** True for sample data: then the page shows the 'Sample data' badge. */
  isSample: z.boolean(),
  /** Keywords on the list that are not paused, with or without figures. */
  trackedKeywords: z.int(),
  /** The newest day with final figures; null before there is one. */
  dataThrough: z.nullable(pacificDateSchema),
  /** The days that the figures cover: the last seven, or those of an upload; null before there is one. */
  period: z.nullable(z.object({ from: pacificDateSchema, to: pacificDateSchema })),
  /** Of all keywords together over the window, percent; null without an impression. */
  averageCtr: z.nullable(z.number()),
  clicks: z.int(),
  impressions: z.int(),
  /** Of all keywords together: the last 28 days up to `dataThrough`, oldest first, gaps included; empty before there are figures. */
  history: z.array(historyPointSchema),
});
export type RankingSummary = z.infer<typeof rankingSummarySchema>;
