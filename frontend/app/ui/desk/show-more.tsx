import type { InfiniteQueryObserverResult } from '@tanstack/react-query';
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
