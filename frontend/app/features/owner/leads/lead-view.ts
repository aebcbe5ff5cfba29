import { type LeadFilter, leadIdSchema } from '@agency/contracts';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { filterParams, parseFilter } from '../shared/lead-filter';

/** The tab's view in the address: it can be reloaded, shared and left with the back button. */
export interface LeadView {
  filter: LeadFilter;
  layout: 'list' | 'board';
  /** Page of the list, counted from 1. */
  page: number;
  /** The lead whose panel is open. */
  lead: number | null;
}

export function parseLeadView(params: URLSearchParams): LeadView {
  const page = params.get('page') ?? '';
  const lead = leadIdSchema.safeParse(Number(params.get('lead')));
  return {
    filter: parseFilter(params),
    layout: params.get('view') === 'board' ? 'board' : 'list',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    lead: lead.success ? lead.data : null,
  };
}

export function leadViewParams({ filter, layout, page, lead }: LeadView): URLSearchParams {
  const params = filterParams(filter);
  if (layout === 'board') params.set('view', layout);
  if (page > 1) params.set('page', String(page));
  if (lead !== null) params.set('lead', String(lead));
  return params;
}

interface ViewChange {
  /** Instead of a new history entry. */
  replace?: boolean;
}

/** The view in the address, and functions to change it. */
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
    /** A new filter starts at its first page. */
    narrow: (changes: Partial<LeadFilter>, options?: ViewChange) =>
      setParams(
        leadViewParams({ ...view, page: 1, filter: { ...view.filter, ...changes } }),
        options,
      ),
  };
}

export type LeadViewControl = ReturnType<typeof useLeadView>;

/** The same order and layout, for all leads. */
export function unfiltered({ view }: LeadViewControl): Partial<LeadView> {
  return { page: 1, filter: { sort: view.filter.sort } };
}
