import type { KeywordFilter } from '@agency/contracts';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parseRankingsView, type RankingsView, rankingsViewParams } from './rankings-view';

interface ViewChange {
  /** Replaces the current history entry. */
  replace?: boolean;
  preventScrollReset?: boolean;
}

/** The view in the address, and functions to change it. */
export function useRankingsView() {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => parseRankingsView(params), [params]);

  return {
    view,
    /** A link to the current view with these changes. */
    to: (changes: Partial<RankingsView>) => ({
      search: rankingsViewParams({ ...view, ...changes }).toString(),
    }),
    go: (changes: Partial<RankingsView>, options?: ViewChange) =>
      setParams(rankingsViewParams({ ...view, ...changes }), options),
    /** Opens a tab without filters. */
    open: (tab: string) => setParams(tab === 'overview' ? {} : { tab }),
    /** Changes the filter and returns to the first page. */
    narrow: (changes: Partial<KeywordFilter>, options?: ViewChange) =>
      setParams(
        rankingsViewParams({ ...view, page: 1, filter: { ...view.filter, ...changes } }),
        options,
      ),
  };
}

export type RankingsViewControl = ReturnType<typeof useRankingsView>;
