import { useState } from 'react';

const rowsPerStep = 50;

/** The first rows of a list that came in one answer, and a query for `ShowMore` that adds the next ones. */
export function useShownRows<Row>(rows: readonly Row[]) {
  const [count, setCount] = useState(rowsPerStep);
  return {
    shown: rows.slice(0, count),
    query: {
      hasNextPage: rows.length > count,
      isFetchingNextPage: false,
      fetchNextPage: async () => setCount(count + rowsPerStep),
    },
  };
}
