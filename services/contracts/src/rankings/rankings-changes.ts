import * as z from 'zod/mini';
import { pageQuerySchema } from '../page-query.js';
import { keywordFilterSchema } from './rankings-keywords.js';
import { pacificDateSchema } from './rankings-source.js';
import { searchPerformanceSchema } from './search-performance.js';

/** Days between the two dates that the desk compares by default. */
export const defaultComparisonDays = 28;

const comparison = z.object({
  search: keywordFilterSchema.shape.search,
  tag: keywordFilterSchema.shape.tag,
  from: pacificDateSchema,
  to: pacificDateSchema,
  /** How many days up to each date are summed. */
  days: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(28)), 7),
});
const inOrder = z.refine<Pick<z.infer<typeof comparison>, 'from' | 'to'>>(
  ({ from, to }) => from < to,
  { path: ['to'], error: 'The second date must be after the first.' },
);

/**
 * GET /api/rankings/changes, owner only: each keyword's figures for the days up to `from` and up to `to`, biggest move
 * first. Keywords without figures in either period are left out.
 */
export const listChangesQuerySchema = z.extend(comparison, pageQuerySchema.shape).check(inOrder);
export type ListChangesQuery = z.infer<typeof listChangesQuerySchema>;

export const keywordChangeSchema = z.object({
  id: z.int(),
  keyword: z.string(),
  /** Null without figures for those days. */
  from: z.nullable(searchPerformanceSchema),
  to: z.nullable(searchPerformanceSchema),
  /** Positions gained (above 0) or lost (below 0), one decimal; null when either side has no position. */
  positionGain: z.nullable(z.number()),
});
export type KeywordChange = z.infer<typeof keywordChangeSchema>;
