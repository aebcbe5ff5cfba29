import type { PageOf } from './api-client';

/** Paging for infinite queries: the offset is the number of loaded items, until all are loaded. */
export const byOffset = {
  initialPageParam: 0,
  getNextPageParam({ total }: PageOf<unknown>, pages: readonly PageOf<unknown>[]) {
    const shown = pages.reduce((sum, { items }) => sum + items.length, 0);
    return shown < total ? shown : undefined;
  },
};
