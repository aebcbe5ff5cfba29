import * as z from 'zod/mini';
import * as apiPaths from './api-paths.js';
import { sitePathSchema } from './keywords.js';
import type { IdInPath } from './lists.js';
import { pacificDateSchema, searchPerformanceSchema } from './source.js';

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

/** What a keyword's figures are split by. */
export const breakdownDimensionSchema = z.enum(['page', 'country', 'device']);
export type BreakdownDimension = z.infer<typeof breakdownDimensionSchema>;

/** How many values of a dimension are listed, most impressions first. */
export const maxBreakdownRows = 10;

/** A keyword's figures of one page, country or device. */
export const breakdownRowSchema = z.object({
  /**
   * A page's address without its fragment; a country's ISO 3166-1 alpha-2 code, `ZZ` if Google does not know it; or
   * `desktop`, `mobile` or `tablet`.
   */
  value: z.string(),
  clicks: z.int(),
  impressions: z.int(),
  /** Rounded to one decimal, like all positions here. */
  position: z.number(),
  /** Of the impressions of all its pages, countries or devices, listed or not: percent, 0 to 100. */
  share: z.number(),
});
export type BreakdownRow = z.infer<typeof breakdownRowSchema>;

/** GET: a keyword's pages, countries and devices. 404 for an unknown keyword. */
export const keywordBreakdownPath = (id: IdInPath) =>
  `${apiPaths.rankingsKeywords}/${id}/breakdown`;
export const keywordBreakdownSchema = z.object({
  /** Whether the source tells them: uploads do not. */
  isAvailable: z.boolean(),
  /** The days that they cover, both inclusive; null without any. */
  period: z.nullable(z.object({ from: pacificDateSchema, to: pacificDateSchema })),
  pages: z.array(breakdownRowSchema),
  countries: z.array(breakdownRowSchema),
  devices: z.array(breakdownRowSchema),
});
export type KeywordBreakdown = z.infer<typeof keywordBreakdownSchema>;
