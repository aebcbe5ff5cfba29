import * as z from 'zod/mini';
import { maxLengths, pageSize } from './limits.js';
import { cleanText } from './text/clean-text.js';

const count = (fallback: number, min: number, max: number) =>
  z._default(z.coerce.number().check(z.int(), z.gte(min), z.lte(max)), fallback);

/** Paging of every list: `limit` rows from `offset`. `X-Total-Count` has the total, `Link` the next page. */
export const pageQuerySchema = z.object({
  limit: count(pageSize.default, 1, pageSize.max),
  offset: count(0, 0, 10_000_000),
});
export type PageQuery = z.infer<typeof pageQuerySchema>;

/** The text of the owner's search. */
export const searchTextSchema = z.pipe(
  z.pipe(z.string(), z.transform(cleanText)),
  z.string().check(z.trim(), z.maxLength(maxLengths.search)),
);

/** GET: a list as a CSV file, with the list's filter. */
export const exportPath = (listPath: string) => `${listPath}/export`;

/** An id in a path, or the parameter of a route in its place. */
export type IdInPath = number | ':id';
