import type { InfiniteQueryObserverResult } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '~/ui/button';

interface ShowMoreProps {
  query: Pick<InfiniteQueryObserverResult, 'hasNextPage' | 'isFetchingNextPage'> & {
    fetchNextPage: () => Promise<unknown>;
  };
  children: string;
}

/** Loads the next page of a list; renders nothing if all is loaded. */
export function ShowMore({ query, children }: ShowMoreProps) {
  if (!query.hasNextPage) return null;
  return (
    <Button
      variant="secondary"
      className="min-h-11! justify-self-start"
      busy={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    >
      {children}
    </Button>
  );
}

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
