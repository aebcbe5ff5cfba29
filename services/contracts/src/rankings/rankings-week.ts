import * as z from 'zod/mini';
import { rankingAdviceSchema } from './rankings-advice.js';
import { knownAlertRulesSchema, rankingAlertSchema } from './rankings-alerts.js';
import { pacificDateSchema, rankingSourceSchema } from './rankings-source.js';

/** The most keywords that one list of a week names; its count includes the rest. */
export const maxWeekMoves = 5;
/** The most pieces of advice in the email about a week. */
export const maxWeekAdvice = 3;

/** A keyword's positions in two windows, rounded to one decimal. */
export const rankingMoveSchema = z.object({
  keywordId: z.int(),
  keyword: z.string(),
  from: z.number(),
  to: z.number(),
});
export type RankingMove = z.infer<typeof rankingMoveSchema>;

const movesSchema = z.object({
  count: z.int(),
  /** The biggest ones, at most `maxWeekMoves`. */
  biggest: z.array(rankingMoveSchema),
});

const sumsSchema = z.object({
  clicks: z.int(),
  impressions: z.int(),
  /** Weighted by impressions, one decimal; null without impressions. */
  position: z.nullable(z.number()),
});

/** The current window of all active keywords, compared with the one before. */
export const rankingWeekSchema = z.object({
  source: rankingSourceSchema,
  /** The days that the figures cover: seven, or an upload's period. */
  period: z.object({ from: pacificDateSchema, to: pacificDateSchema }),
  now: sumsSchema,
  /** Null if there is nothing to compare with. */
  before: z.nullable(sumsSchema),
  /** Keywords that moved enough for an alert, whether or not an earlier alert has already reported it. */
  gained: movesSchema,
  lost: movesSchema,
  /** Keywords that moved across the end of the top 10, with enough impressions for an alert. */
  entered: movesSchema,
  left: movesSchema,
});
export type RankingWeek = z.infer<typeof rankingWeekSchema>;

/** GET `apiPaths.rankingsWeek`, owner only. Null without data. */
export const rankingWeekResponseSchema = z.object({ week: z.nullable(rankingWeekSchema) });
export type RankingWeekResponse = z.infer<typeof rankingWeekResponseSchema>;

/** What the email about a week says. */
export const rankingReportSchema = z.extend(rankingWeekSchema, {
  /** At most `maxWeekAdvice`. */
  advice: z.array(rankingAdviceSchema),
});
export type RankingReport = z.infer<typeof rankingReportSchema>;

/** What the email about alerts of high severity says: the alerts as they are now, without those that were taken back. */
export const severeAlertsSchema = z.object({
  source: rankingSourceSchema,
  period: z.object({ from: pacificDateSchema, to: pacificDateSchema }),
  /** As they were when the alerts were raised, without those that a later version added. */
  rules: knownAlertRulesSchema,
  alerts: z.array(z.extend(rankingMoveSchema, { alertType: rankingAlertSchema.shape.alertType })),
});
export type SevereAlerts = z.infer<typeof severeAlertsSchema>;
