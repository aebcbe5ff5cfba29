import * as z from 'zod/mini';
import { pageSize } from './limits.js';

const count = (fallback: number, min: number, max: number) =>
  z._default(z.coerce.number().check(z.int(), z.gte(min), z.lte(max)), fallback);

/** Paging of every list: `limit` rows from `offset`. `X-Total-Count` has the total, `Link` the next page. */
export const pageQuerySchema = z.object({
  limit: count(pageSize.default, 1, pageSize.max),
  offset: count(0, 0, 10_000_000),
});
export type PageQuery = z.infer<typeof pageQuerySchema>;
