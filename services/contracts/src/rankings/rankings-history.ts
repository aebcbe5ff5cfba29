import * as z from 'zod/mini';
import type { IdInPath } from '../api-path-parts.js';
import * as apiPaths from '../api-paths.js';
import { pacificDateSchema } from './rankings-source.js';
import { searchPerformanceSchema } from './search-performance.js';
import { sitePathSchema } from './site-path.js';

/** The ranges of a chart, in days. */
export const historySpans = [7, 28, 90, 365] as const;

export const keywordHistoryPath = (id: IdInPath) => `${apiPaths.rankingsKeywords}/${id}/history`;

/** GET `apiPaths.rankingsHistory` (all keywords together) and `keywordHistoryPath`, owner only. */
export const historyQuerySchema = z.object({
  days: z._default(z.pipe(z.coerce.number(), z.literal(historySpans)), 28),
});
export type HistoryQuery = z.infer<typeof historyQuerySchema>;

/** GET `apiPaths.rankingsPageHistory`, owner only: all active keywords of a landing page together. */
export const landingPageHistoryQuerySchema = z.extend(historyQuerySchema, {
  /** The path, such as `/services`. */
  page: sitePathSchema,
});
export type LandingPageHistoryQuery = z.infer<typeof landingPageHistoryQuerySchema>;

/** One day of a chart. Without data all four are null: a gap, not a zero. */
export const historyPointSchema = z.object({
  day: pacificDateSchema,
  clicks: z.nullable(searchPerformanceSchema.shape.clicks),
  impressions: z.nullable(searchPerformanceSchema.shape.impressions),
  ctr: searchPerformanceSchema.shape.ctr,
  position: searchPerformanceSchema.shape.position,
  /**
   * Days that were summed, ending with this one: 1, or the length of an uploaded period, the longest of those that end
   * here; 0 for a gap.
   */
  coversDays: z.int(),
});
export type HistoryPoint = z.infer<typeof historyPointSchema>;

/**
 * The answer to these requests. Oldest first, one point per day up to `dataThrough`, starting with the first data.
 * Totals over all keywords count each day's keywords as they were on the list at that time.
 */
export const rankingHistorySchema = z.object({
  dataThrough: z.nullable(pacificDateSchema),
  points: z.array(historyPointSchema),
});
export type RankingHistory = z.infer<typeof rankingHistorySchema>;
