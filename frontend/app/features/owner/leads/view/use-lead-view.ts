import type { LeadFilter } from '@agency/contracts';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type LeadView, leadViewParams, parseLeadView } from './lead-view';

interface ViewChange {
  /** In the place of the present entry of the history. */
  replace?: boolean;
}

/** What the address asks for, and the ways to ask for something else. */
export function useLeadView() {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => parseLeadView(params), [params]);

  return {
    view,
    /** The address of the same tab with this changed, for a link. */
    to: (changes: Partial<LeadView>) => ({
      search: leadViewParams({ ...view, ...changes }).toString(),
    }),
    go: (changes: Partial<LeadView>, options?: ViewChange) =>
      setParams(leadViewParams({ ...view, ...changes }), options),
    /** Another filter begins at its first page. */
    narrow: (changes: Partial<LeadFilter>, options?: ViewChange) =>
      setParams(
        leadViewParams({ ...view, page: 1, filter: { ...view.filter, ...changes } }),
        options,
      ),
  };
}

export type LeadViewControl = ReturnType<typeof useLeadView>;
