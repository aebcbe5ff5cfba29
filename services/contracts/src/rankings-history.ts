import * as z from 'zod/mini';
import { searchFigures } from './rankings-figures.js';
import { pacificDate } from './rankings-source.js';

/** The spans a chart can show, in days. */
export const historySpans = [7, 28, 90, 365] as const;

/** GET /api/rankings/history (all keywords together) and /api/rankings/keywords/{id}/history, owner only. */
export const historyQuery = z.object({
  days: z._default(z.pipe(z.coerce.number(), z.literal(historySpans)), 28),
});
export type HistoryQuery = z.infer<typeof historyQuery>;

/** One day of a chart. Without figures all four are null: a gap, not a zero. */
export const historyPoint = z.object({
  day: pacificDate,
  clicks: z.nullable(searchFigures.shape.clicks),
  impressions: z.nullable(searchFigures.shape.impressions),
  ctr: searchFigures.shape.ctr,
  position: searchFigures.shape.position,
  /** Days that the figures cover, up to this one: 1, or the length of an uploaded period; 0 in a gap. */
  coversDays: z.int(),
});
export type HistoryPoint = z.infer<typeof historyPoint>;

/**
 * Answer of both calls. Oldest first, one point for each day up to `dataThrough`; no point before the first figures
 * came in. Each day of all keywords together counts those that were on the list when it was read.
 */
export const rankingHistory = z.object({
  dataThrough: z.nullable(pacificDate),
  points: z.array(historyPoint),
});
export type RankingHistory = z.infer<typeof rankingHistory>;
