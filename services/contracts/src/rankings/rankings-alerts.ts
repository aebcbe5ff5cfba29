import * as z from 'zod/mini';
import { pageQuerySchema } from '../page-query.js';
import { pacificDateSchema } from './rankings-source.js';

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

/** Rules as an earlier version stored them: newer ones may be missing. */
export const knownAlertRulesSchema = z.partial(alertRuleFields);
export type KnownAlertRules = z.infer<typeof knownAlertRulesSchema>;

/** POST `apiPaths.rankingsAlertRulesPreview`, owner only, with rules: how many alerts they would raise for the current windows. */
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
