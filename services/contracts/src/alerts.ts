import * as z from 'zod/mini';
import { rankingAdviceSchema } from './advice.js';
import { pageQuerySchema } from './lists.js';
import { pacificDateSchema, rankingSourceSchema } from './source.js';

/** The most alerts of one check, strongest moves first: no one reads tens of thousands. */
export const maxAlertsPerCheck = 1_000;

/** A keyword that moved between two windows of seven final days, or between two uploads. At most one per keyword and window. */
export const rankingAlertSchema = z.object({
  id: z.int(),
  keywordId: z.int(),
  keyword: z.string(),
  alertType: z.enum(['gain', 'drop']),
  severity: z.enum(['high', 'medium', 'low']),
  /** Rounded to one decimal, like all positions here. */
  previousPosition: z.number(),
  currentPosition: z.number(),
  /** How many positions it moved, without sign; the type has the direction. */
  positionChange: z.number(),
  /** The last day of the newer of the two compared windows. */
  windowEnd: pacificDateSchema,
  isRead: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type RankingAlert = z.infer<typeof rankingAlertSchema>;

export const alertFilterSchema = z.object({ read: z.optional(z.enum(['yes', 'no'])) });
export type AlertFilter = z.infer<typeof alertFilterSchema>;

/** GET `apiPaths.rankingsAlerts`, owner only: newest window first, then most severe first. */
export const listAlertsQuerySchema = z.extend(alertFilterSchema, pageQuerySchema.shape);
export type ListAlertsQuery = z.infer<typeof listAlertsQuerySchema>;

/** PATCH /api/rankings/alerts/{id}, owner only: answers with the alert. */
export const updateAlertRequestSchema = z.object({ isRead: z.boolean() });
export type UpdateAlertRequest = z.infer<typeof updateAlertRequestSchema>;

/** POST `apiPaths.rankingsReadAllAlerts`, owner only: answers with how many were unread. */
export const readAllAlertsResponseSchema = z.object({ marked: z.int() });
export type ReadAllAlertsResponse = z.infer<typeof readAllAlertsResponseSchema>;

/** A difference between two positions. */
const positionDeltaSchema = z.number().check(z.gte(0.1, 'Please enter at least 0.1.'), z.lte(100));

const alertRuleFields = z.object({
  /** Required in each of the two windows: with fewer, positions are unreliable. */
  minimumImpressions: z.int().check(z.gte(1), z.lte(1_000_000)),
  /** Minimum change of position that raises an alert. */
  positionChange: positionDeltaSchema,
  /** Position thresholds: crossing one raises an alert. */
  crossings: z
    .array(z.int().check(z.gte(1), z.lte(100)))
    .check(z.maxLength(10, 'At most ten thresholds.')),
  mediumChange: positionDeltaSchema,
  highChange: positionDeltaSchema,
  /** Whether leaving the top 10 is always high severity. */
  leavingTop10IsHigh: z.boolean(),
});

/** Value of `settings.alertRules`: what raises an alert, starting with the next check. */
export const alertRulesSchema = alertRuleFields.check(
  z.refine((rules) => rules.mediumChange <= rules.highChange, {
    path: ['highChange'],
    error: 'The change for high severity can’t be smaller than the one for medium.',
  }),
);
export type AlertRules = z.infer<typeof alertRulesSchema>;

/** Rules as an earlier version stored or sends them: newer ones may be missing, and are then as saved or as shipped. */
export const knownAlertRulesSchema = z.partial(alertRuleFields);
export type KnownAlertRules = z.infer<typeof knownAlertRulesSchema>;

/** POST `apiPaths.rankingsAlertRulesPreview`, owner only, with rules (missing ones are as saved): how many alerts they would raise. */
export const alertRulesPreviewSchema = z.object({ alerts: z.int() });
export type AlertRulesPreview = z.infer<typeof alertRulesPreviewSchema>;

/** What applies until the owner saves rules. With fewer than 30 impressions a week, most moves are chance. */
export const defaultAlertRules: AlertRules = {
  minimumImpressions: 30,
  positionChange: 3,
  crossings: [3, 10],
  mediumChange: 5,
  highChange: 10,
  leavingTop10IsHigh: true,
};

/** When the week is sent, Eastern Time. */
export const rankingWeekTime = '07:00';
const monday = 1;

/** Value of `settings.rankingEmails`: which emails about rankings the owner gets. */
export const rankingEmailsSchema = z.object({
  /** What moved each week. Null: not decided yet. */
  isWeekOn: z.nullable(z.boolean()),
  /** The day of the week that it is sent on, 0 is Sunday. */
  weekday: z.int().check(z.gte(0), z.lte(6)),
  /** One email for each check that raises alerts of high severity. */
  isAlertOn: z.boolean(),
});
export type RankingEmails = z.infer<typeof rankingEmailsSchema>;

/** Until the owner has decided. */
export const undecidedRankingEmails: RankingEmails = {
  isWeekOn: null,
  weekday: monday,
  isAlertOn: false,
};

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
