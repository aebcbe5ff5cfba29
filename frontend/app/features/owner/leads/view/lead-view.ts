import { type LeadFilter, leadIdSchema } from '@agency/contracts';
import { filterParams, parseFilter } from './filter-params';

/** Everything the tab shows stands in the address: it can be reloaded, shared and left with the back button. */
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
