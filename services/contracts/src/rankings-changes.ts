import * as z from 'zod/mini';
import { pageQuery } from './page-query.js';
import { searchFigures } from './rankings-figures.js';
import { keywordFilter } from './rankings-keywords.js';
import { pacificDate } from './rankings-source.js';

/**
 * GET /api/rankings/changes, owner only: each keyword's figures of the days up to `from` beside those up to `to`,
 * the greatest move first. Keywords without figures on either side are left out.
 */
export const listChangesQuery = z
  .object({
    ...pageQuery.shape,
    search: keywordFilter.shape.search,
    tag: keywordFilter.shape.tag,
    from: pacificDate,
    to: pacificDate,
    /** How many days up to each date are taken together. */
    days: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(28)), 7),
  })
  .check(
    z.refine(({ from, to }) => from < to, {
      path: ['to'],
      error: 'The second date must be after the first.',
    }),
  );
export type ListChangesQuery = z.infer<typeof listChangesQuery>;

export const keywordChange = z.object({
  id: z.int(),
  keyword: z.string(),
  /** Null when there is no figure in those days. */
  from: z.nullable(searchFigures),
  to: z.nullable(searchFigures),
  /** Places won (above 0) or lost (below 0), one decimal; null when either side has no position. */
  positionGain: z.nullable(z.number()),
});
export type KeywordChange = z.infer<typeof keywordChange>;
