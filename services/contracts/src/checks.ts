import * as z from 'zod/mini';
import { rankingSourceSchema } from './source.js';

/** POST /api/rankings/check, owner only. While a check is running, another request joins it. */
export const rankingCheckResponseSchema = z.object({
  success: z.boolean(),
  /** A sentence for the owner: what was fetched, that the check continues, or why it failed. */
  message: z.string(),
});
export type RankingCheckResponse = z.infer<typeof rankingCheckResponseSchema>;

/** A check that takes longer is answered with `success: true` and continues in the background. */
export const rankingCheckTimeoutSeconds = 25;

export const runningCheckSchema = z.object({
  id: z.int(),
  /** Started by the owner, or by the daily schedule. */
  trigger: z.enum(['owner', 'schedule']),
  /** Progress: days fetched of days planned. 0 of 0 until the plan is known. */
  daysPlanned: z.int(),
  daysDone: z.int(),
});
export type RunningCheck = z.infer<typeof runningCheckSchema>;

/** A finished check, or an upload or its removal. */
export const finishedCheckSchema = z.object({
  id: z.int(),
  source: rankingSourceSchema,
  status: z.enum(['succeeded', 'failed']),
  /** The sentence that it was answered with. */
  message: z.string(),
});
export type FinishedCheck = z.infer<typeof finishedCheckSchema>;

/** GET /api/rankings/check, owner only: the running check, and the last finished one or a later successful upload. */
export const rankingCheckStateSchema = z.object({
  running: z.nullable(runningCheckSchema),
  last: z.nullable(finishedCheckSchema),
});
export type RankingCheckState = z.infer<typeof rankingCheckStateSchema>;
