import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import { callApiForPage, type PageOf, type ResponseSchema } from './api-client';

/** Paging for infinite queries: the offset is the number of loaded items, until all are loaded. */
export const byOffset = {
  initialPageParam: 0,
  getNextPageParam({ total }: PageOf<unknown>, pages: readonly PageOf<unknown>[]) {
    const shown = pages.reduce((sum, { items }) => sum + items.length, 0);
    return shown < total ? shown : undefined;
  },
};

interface PagesOptions {
  queryKey: QueryKey;
  /** Of the address, with the `limit` of a page. */
  params: Record<string, string>;
}

/** An infinite query that reads the pages of a list. */
export function apiPages<Item>(
  path: string,
  item: ResponseSchema<Item>,
  { queryKey, params }: PagesOptions,
) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ signal, pageParam: offset }) => {
      const search = new URLSearchParams({ ...params, offset: String(offset) });
      return callApiForPage(`${path}?${search}`, { item, signal });
    },
    ...byOffset,
  });
}
