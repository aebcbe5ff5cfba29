import * as z from 'zod/mini';
import { rankingAlertSchema } from './alerts.js';
import { historyPointSchema } from './history.js';
import { pacificDateSchema, rankingSourceSchema } from './source.js';

/**
 * Figures are summed over this many days up to `dataThrough` and compared with as many before. Of uploads, the one that
 * reaches farthest is shown, and compared with the newest one before it that is as long.
 */
export const rankingWindowDays = 7;

/** The summary's lists are cut to this length; its counts are not. */
export const maxRankingDetails = 200;

/** One keyword's figures over the summary's window. */
export const keywordRankingSchema = z.object({
  /** The keyword's id, for its history. */
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

/** GET /api/rankings/summary, owner only (specification, section 3, extended). */
export const rankingSummarySchema = z.object({
  /** Tracked keywords; 0 until the source has returned data. */
  totalKeywords: z.int(),
  /** A number as text, as specified: weighted by impressions, one decimal; '0.0' without data. */
  averagePosition: z.string(),
  top10Keywords: z.int(),
  unreadAlerts: z.int(),
  /** When data was last fetched: ISO 8601 UTC, or null before the first check. */
  lastUpdated: z.nullable(z.iso.datetime()),
  /** Best position first. */
  top10Details: z.array(keywordRankingSchema),
  top3Details: z.array(keywordRankingSchema),
  /** Newest first, at most 20, read ones included. */
  recentAlerts: z.array(rankingAlertSchema),
  source: rankingSourceSchema,
  /** True for sample data: the page then shows the 'Sample data' badge. */
  isSample: z.boolean(),
  /** Keywords on the list that are not paused, with or without figures. */
  trackedKeywords: z.int(),
  /** The newest day with final data; null without data. */
  dataThrough: z.nullable(pacificDateSchema),
  /** The days that the figures cover: the last seven, or an upload's period; null without data. */
  period: z.nullable(z.object({ from: pacificDateSchema, to: pacificDateSchema })),
  /** Whether there is an earlier window or upload to compare with. Without one, nothing can raise an alert. */
  isCompared: z.boolean(),
  /** All keywords together over the window, percent; null without impressions. */
  averageCtr: z.nullable(z.number()),
  clicks: z.int(),
  impressions: z.int(),
  /** All keywords together: the last 28 days up to `dataThrough`, oldest first, including gaps; empty without data. */
  history: z.array(historyPointSchema),
});
export type RankingSummary = z.infer<typeof rankingSummarySchema>;
