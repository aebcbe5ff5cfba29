import * as z from 'zod/mini';
import { pageQuery } from './page-query.js';
import { pacificDate, rankingFailureCause, rankingSource } from './rankings-source.js';

/** POST /api/rankings/check, owner only. While a check runs another press joins it. */
export const rankingCheckResponse = z.object({
  success: z.boolean(),
  /** A sentence for the owner: what came in, that the check goes on, or why it failed. */
  message: z.string(),
});
export type RankingCheckResponse = z.infer<typeof rankingCheckResponse>;

/** After so long a check that is not over is answered with `success: true` and that it goes on. */
export const checkAnswerSeconds = 25;

/** One check or upload, as the log keeps it. */
export const rankingRun = z.object({
  id: z.int(),
  source: rankingSource,
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
  dataThrough: z.nullable(pacificDate),
  /** Set when it failed. */
  cause: z.nullable(rankingFailureCause),
  /** The sentence the check was answered with; null while it runs. */
  message: z.nullable(z.string()),
});
export type RankingRun = z.infer<typeof rankingRun>;

/** GET /api/rankings/runs, owner only: newest first; entries are kept for 400 days. */
export const listRunsQuery = pageQuery;
export type ListRunsQuery = z.infer<typeof listRunsQuery>;

/** GET /api/rankings/check, owner only: the progress of the running check, and the last that ended. */
export const rankingCheckState = z.object({
  running: z.nullable(rankingRun),
  last: z.nullable(rankingRun),
});
export type RankingCheckState = z.infer<typeof rankingCheckState>;
