import * as z from 'zod/mini';
import { pageQuerySchema } from '../page-query.js';
import {
  pacificDateSchema,
  rankingFailureCauseSchema,
  rankingSourceSchema,
} from './rankings-source.js';

/** POST /api/rankings/check, owner only. While a check is running, another request joins it. */
export const rankingCheckResponseSchema = z.object({
  success: z.boolean(),
  /** A sentence for the owner: what was fetched, that the check continues, or why it failed. */
  message: z.string(),
});
export type RankingCheckResponse = z.infer<typeof rankingCheckResponseSchema>;

/** A check that takes longer is answered with `success: true` and continues in the background. */
export const rankingCheckTimeoutSeconds = 25;

/** One check or upload in the log. */
export const rankingRunSchema = z.object({
  id: z.int(),
  source: rankingSourceSchema,
  /** Started by the owner, by the daily schedule, or by an upload or its removal. */
  trigger: z.enum(['owner', 'schedule', 'upload']),
  status: z.enum(['running', 'succeeded', 'failed']),
  startedAt: z.iso.datetime(),
  finishedAt: z.nullable(z.iso.datetime()),
  /** Progress: days fetched of days planned. 0 of 0 until the plan is known. */
  daysPlanned: z.int(),
  daysDone: z.int(),
  /** Figures stored: one per keyword and day. */
  figures: z.int(),
  newAlerts: z.int(),
  /** Moves that qualified for an alert; of more than `maxAlertsPerCheck`, only the strongest got one. */
  alertsFound: z.int(),
  dataThrough: z.nullable(pacificDateSchema),
  /** Set if it failed. */
  cause: z.nullable(rankingFailureCauseSchema),
  /** The sentence that the check answered with; null while it is running. */
  message: z.nullable(z.string()),
});
export type RankingRun = z.infer<typeof rankingRunSchema>;

/** GET /api/rankings/runs, owner only: newest first; entries are kept for 400 days. */
export const listRunsQuerySchema = pageQuerySchema;
export type ListRunsQuery = z.infer<typeof listRunsQuerySchema>;

/** GET /api/rankings/check, owner only: progress of the running check, and the last finished one. */
export const rankingCheckStateSchema = z.object({
  running: z.nullable(rankingRunSchema),
  last: z.nullable(rankingRunSchema),
});
export type RankingCheckState = z.infer<typeof rankingCheckStateSchema>;
