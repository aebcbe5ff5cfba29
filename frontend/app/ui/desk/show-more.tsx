import type { InfiniteQueryObserverResult } from '@tanstack/react-query';
import { Button } from '~/ui/button';

interface ShowMoreProps {
  query: Pick<InfiniteQueryObserverResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
  children: string;
}

/** Asks for the next part of a list; nothing when it is all there. */
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
