import {
  apiPaths,
  type Lead,
  type LeadFilter,
  type LeadStatus,
  leadSchema,
  maxBulkItems,
} from '@agency/contracts';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApiForPage } from '~/lib/api-client';
import { byOffset } from '~/lib/by-offset';
import { filterParams } from '../leads/view/filter-params';
import { leadKeys } from './lead-keys';

export const leadsPerPage = 50;
const leadsPerColumnPage = 20;

interface Slice {
  filter: LeadFilter;
  limit: number;
  offset: number;
}

function listContacts({ filter, limit, offset }: Slice, signal?: AbortSignal) {
  const params = filterParams(filter);
  params.set('limit', String(limit));
  params.set('offset', String(offset));
  return callApiForPage(`${apiPaths.contacts}?${params}`, { item: leadSchema, signal });
}

/** One page of the list, counted from 1. The page before stays in place until the next one is there. */
export function contactPageQuery(filter: LeadFilter, page: number) {
  const slice = { filter, limit: leadsPerPage, offset: (page - 1) * leadsPerPage };
  return queryOptions({
    queryKey: [...leadKeys.pages, filterParams(filter).toString(), page],
    queryFn: ({ signal }) => listContacts(slice, signal),
    placeholderData: keepPreviousData,
  });
}

/** One column of the board: the leads of a status among those the filter leaves. */
export function contactColumnQuery(filter: LeadFilter, status: LeadStatus) {
  const ofStatus = { ...filter, status: [status] };
  return infiniteQueryOptions({
    queryKey: [...leadKeys.columns, filterParams(ofStatus).toString(), status],
    queryFn: ({ signal, pageParam: offset }) =>
      listContacts({ filter: ofStatus, limit: leadsPerColumnPage, offset }, signal),
    ...byOffset,
    placeholderData: keepPreviousData,
  });
}

/** The leads that the filter leaves, in its order, up to as many as can be selected. */
export async function fetchMatchingLeads(filter: LeadFilter): Promise<Lead[]> {
  const { items } = await listContacts({ filter, limit: maxBulkItems, offset: 0 });
  return items;
}
