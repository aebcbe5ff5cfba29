import type { KeywordFilter } from '@agency/contracts';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { parseRankingsView, type RankingsView, rankingsViewParams } from './rankings-view';

interface ViewChange {
  /** In the place of the present entry of the history. */
  replace?: boolean;
}

/** What the address asks for, and the ways to ask for something else. */
export function useRankingsView() {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => parseRankingsView(params), [params]);

  return {
    view,
    /** The address of the same tab with this changed, for a link. */
    to: (changes: Partial<RankingsView>) => ({
      search: rankingsViewParams({ ...view, ...changes }).toString(),
    }),
    go: (changes: Partial<RankingsView>, options?: ViewChange) =>
      setParams(rankingsViewParams({ ...view, ...changes }), options),
    /** Another tab begins with everything it has. */
    open: (tab: string) => setParams(tab === 'overview' ? {} : { tab }),
    /** Another filter begins at its first page. */
    narrow: (changes: Partial<KeywordFilter>, options?: ViewChange) =>
      setParams(
        rankingsViewParams({ ...view, page: 1, filter: { ...view.filter, ...changes } }),
        options,
      ),
  };
}

export type RankingsViewControl = ReturnType<typeof useRankingsView>;
