import * as z from 'zod/mini';
import { pageQuerySchema } from '../page-query.js';
import {
  pacificDateSchema,
  rankingFailureCauseSchema,
  rankingSourceSchema,
} from './rankings-source.js';

/** POST /api/rankings/check, owner only. While a check runs another press joins it. */
export const rankingCheckResponseSchema = z.object({
  success: z.boolean(),
  /** A sentence for the owner: what came in, that the check goes on, or why it failed. */
  message: z.string(),
});
export type RankingCheckResponse = z.infer<typeof rankingCheckResponseSchema>;

/** After so long a check that is not over is answered with `success: true` and that it goes on. */
export const rankingCheckTimeoutSeconds = 25;

/** One check or upload, as the log keeps it. */
export const rankingRunSchema = z.object({
  id: z.int(),
  source: rankingSourceSchema,
  /** The owner's press, the daily schedule, or an uploaded file. */
  trigger: z.enum(['owner', 'schedule', 'upload']),
  status: z.enum(['running', 'succeeded', 'failed']),
  startedAt: z.iso.datetime(),
  finishedAt: z.nullable(z.iso.datetime()),
  /** Progress: days read of those to read. 0 of 0 until the plan is known. */
  daysPlanned: z.int(),
  daysDone: z.int(),
  /** Figures stored: one per keyword and day. */
  figures: z.int(),
  newAlerts: z.int(),
  /** Moves that an alert was due for; of more than `maxAlertsPerCheck` only the strongest have one. */
  alertsFound: z.int(),
  dataThrough: z.nullable(pacificDateSchema),
  /** Set when it failed. */
  cause: z.nullable(rankingFailureCauseSchema),
  /** The sentence the check was answered with; null while it runs. */
  message: z.nullable(z.string()),
});
export type RankingRun = z.infer<typeof rankingRunSchema>;

/** GET /api/rankings/runs, owner only: newest first; entries are kept for 400 days. */
export const listRunsQuerySchema = pageQuerySchema;
export type ListRunsQuery = z.infer<typeof listRunsQuerySchema>;

/** GET /api/rankings/check, owner only: the progress of the running check, and the last that ended. */
export const rankingCheckStateSchema = z.object({
  running: z.nullable(rankingRunSchema),
  last: z.nullable(rankingRunSchema),
});
export type RankingCheckState = z.infer<typeof rankingCheckStateSchema>;
