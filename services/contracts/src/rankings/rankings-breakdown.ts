import * as z from 'zod/mini';
import type { IdInPath } from '../api-path-parts.js';
import * as apiPaths from '../api-paths.js';
import { pacificDateSchema } from './rankings-source.js';

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
