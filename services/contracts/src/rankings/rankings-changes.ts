import * as z from 'zod/mini';
import { pageQuerySchema } from '../page-query.js';
import { keywordFilterSchema } from './rankings-keywords.js';
import { pacificDateSchema } from './rankings-source.js';
import { searchPerformanceSchema } from './search-performance.js';

/** The days between the two dates that the desk compares first. */
export const defaultComparisonDays = 28;

/**
 * GET /api/rankings/changes, owner only: each keyword's figures of the days up to `from` beside those up to `to`,
 * the greatest move first. Keywords without figures on either side are left out.
 */
export const listChangesQuerySchema = z
  .object({
    ...pageQuerySchema.shape,
    search: keywordFilterSchema.shape.search,
    tag: keywordFilterSchema.shape.tag,
    from: pacificDateSchema,
    to: pacificDateSchema,
    /** How many days up to each date are taken together. */
    days: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(28)), 7),
  })
  .check(
    z.refine(({ from, to }) => from < to, {
      path: ['to'],
      error: 'The second date must be after the first.',
    }),
  );
export type ListChangesQuery = z.infer<typeof listChangesQuerySchema>;

export const keywordChangeSchema = z.object({
  id: z.int(),
  keyword: z.string(),
  /** Null when there is no figure in those days. */
  from: z.nullable(searchPerformanceSchema),
  to: z.nullable(searchPerformanceSchema),
  /** Positions gained (above 0) or lost (below 0), one decimal; null when either side has no position. */
  positionGain: z.nullable(z.number()),
});
export type KeywordChange = z.infer<typeof keywordChangeSchema>;
