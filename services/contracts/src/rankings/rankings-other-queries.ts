import * as z from 'zod/mini';
import { pageQuerySchema } from '../page-query.js';
import { pacificDateSchema } from './rankings-source.js';

/** How many queries of the newest window are kept, most clicks first. */
export const maxOtherQueries = 1_000;
/** Either makes a query worth showing. With fewer, it may never come again. */
export const otherQueryMinimum = { clicks: 2, impressions: 10 } as const;

/**
 * A query that the search engine shows the site for and that is not on the keyword list. Queries with the business's name
 * are left out.
 */
export const otherQuerySchema = z.object({
  query: z.string(),
  clicks: z.int(),
  impressions: z.int(),
  /** Rounded to one decimal, like all positions here. */
  position: z.number(),
  /** The days that the figures cover, both inclusive: the newest 28, or those of the shown upload. */
  from: pacificDateSchema,
  to: pacificDateSchema,
});
export type OtherQuery = z.infer<typeof otherQuerySchema>;

/** GET `apiPaths.rankingsOtherQueries`: most clicks first. */
export const listOtherQueriesQuerySchema = pageQuerySchema;
export type ListOtherQueriesQuery = z.infer<typeof listOtherQueriesQuerySchema>;
