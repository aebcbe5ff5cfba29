import { apiPaths, type HistoryQuery } from '@agency/contracts';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

const all = [apiPaths.rankings] as const;

/** Everything that a check or a change to the list may alter stands below one key. */
export const rankingKeys = {
  all,
  summary: [...all, 'summary'],
  check: [...all, 'check'],
  history: (keyword: number | null, days: HistoryQuery['days']) => [
    ...all,
    'history',
    keyword,
    days,
  ],
  keywords: [...all, 'keywords'],
  keyword: (id: number) => [...all, 'keyword', id],
  tags: [...all, 'tags'],
  changes: [...all, 'changes'],
  alerts: [...all, 'alerts'],
  runs: [...all, 'runs'],
} as const;

export function refreshRankings(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: all });
}

/** What is gone need not be asked for again, though the page about it may still be there. */
export function refreshWithout(client: QueryClient, removed: number): Promise<void> {
  const isOfRemoved = ([, kind, id]: QueryKey) =>
    (kind === 'keyword' || kind === 'history') && id === removed;
  return client.invalidateQueries({
    queryKey: all,
    predicate: ({ queryKey }) => !isOfRemoved(queryKey),
  });
}
