import * as z from 'zod/mini';
import { pacificDateSchema } from './rankings-source.js';
import { searchPerformanceSchema } from './search-performance.js';

/** The spans a chart can show, in days. */
export const historySpans = [7, 28, 90, 365] as const;

/** GET /api/rankings/history (all keywords together) and /api/rankings/keywords/{id}/history, owner only. */
export const historyQuerySchema = z.object({
  days: z._default(z.pipe(z.coerce.number(), z.literal(historySpans)), 28),
});
export type HistoryQuery = z.infer<typeof historyQuerySchema>;

/** One day of a chart. Without figures all four are null: a gap, not a zero. */
export const historyPointSchema = z.object({
  day: pacificDateSchema,
  clicks: z.nullable(searchPerformanceSchema.shape.clicks),
  impressions: z.nullable(searchPerformanceSchema.shape.impressions),
  ctr: searchPerformanceSchema.shape.ctr,
  position: searchPerformanceSchema.shape.position,
  /** Days that the point stands for, up to this one: 1, or those of an uploaded period; 0 in a gap. */
  coversDays: z.int(),
  /** The days that were summed, where a shorter upload is shown for some of them. */
  period: z.optional(z.object({ from: pacificDateSchema, to: pacificDateSchema })),
});
export type HistoryPoint = z.infer<typeof historyPointSchema>;

/**
 * Answer of both calls. Oldest first, one point for each day up to `dataThrough`; no point before the first figures
 * came in. Each day of all keywords together counts those that were on the list when it was read.
 */
export const rankingHistorySchema = z.object({
  dataThrough: z.nullable(pacificDateSchema),
  points: z.array(historyPointSchema),
});
export type RankingHistory = z.infer<typeof rankingHistorySchema>;
