import type { PageOf } from './api-client';

/** How a list that grows asks for more: by how many items are there, until that is all of them. */
export const byOffset = {
  initialPageParam: 0,
  getNextPageParam({ total }: PageOf<unknown>, pages: readonly PageOf<unknown>[]) {
    const shown = pages.reduce((sum, { items }) => sum + items.length, 0);
    return shown < total ? shown : undefined;
  },
};
