import * as z from 'zod/mini';

/** One keyword's figures over the summary's window. */
export const keywordRanking = z.object({
  keyword: z.string(),
  clicks: z.int(),
  impressions: z.int(),
  /** Percent, 0 to 100: clicks over impressions. */
  ctr: z.number(),
  /** 1 is the top; weighted by impressions. */
  position: z.number(),
});
export type KeywordRanking = z.infer<typeof keywordRanking>;

export const rankingAlert = z.object({
  keyword: z.string(),
  alertType: z.enum(['gain', 'drop']),
  severity: z.enum(['high', 'medium', 'low']),
  previousPosition: z.number(),
  currentPosition: z.number(),
  /** How far it moved, without sign; the type tells the direction. */
  positionChange: z.number(),
});
export type RankingAlert = z.infer<typeof rankingAlert>;

/** GET /api/rankings/summary (specification, section 3). */
export const rankingSummary = z.object({
  totalKeywords: z.int(),
  /** A number as text, as the specification has it. */
  averagePosition: z.string(),
  top10Keywords: z.int(),
  unreadAlerts: z.int(),
  /** ISO 8601 UTC, or null before the first check. */
  lastUpdated: z.nullable(z.iso.datetime()),
  top10Details: z.array(keywordRanking),
  top3Details: z.array(keywordRanking),
  recentAlerts: z.array(rankingAlert),
});
export type RankingSummary = z.infer<typeof rankingSummary>;

/** POST /api/rankings/check. */
export const rankingCheckResponse = z.object({ success: z.boolean(), message: z.string() });
export type RankingCheckResponse = z.infer<typeof rankingCheckResponse>;
