import {
  type AddLeadBody,
  apiPaths,
  type CorrectableField,
  type Lead,
  type LeadFilter,
  leadCountsSchema,
  leadDetailSchema,
  leadSchema,
  listedLeadSchema,
  maxBulkItems,
  type UpdateLeadRequest,
  type UpdateLeadsRequest,
  type UpdateLeadsResponse,
  updateLeadsResponseSchema,
} from '@agency/contracts';
import {
  keepPreviousData,
  type QueryClient,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query';
import { slotsKey } from '~/features/slot-picker/use-week-slots';
import { callApi, callApiForPage } from '~/lib/api-client';
import { apiQuery } from '~/lib/api-query';
import { appointmentsKey } from './appointments';
import { filterParams } from './lead-filter';

export const leadsPerPage = 50;

/** Prefix of every query about leads, except the counters. */
export const leadsKey = [apiPaths.contacts];
export const leadPath = (id: number) => `${apiPaths.contacts}/${id}`;

interface Slice {
  filter: LeadFilter;
  limit: number;
  offset: number;
}

/** One page of the filtered leads, and the total. */
export function readLeads({ filter, limit, offset }: Slice, signal?: AbortSignal) {
  const params = filterParams(filter);
  params.set('limit', String(limit));
  params.set('offset', String(offset));
  return callApiForPage(`${apiPaths.contacts}?${params}`, { item: listedLeadSchema, signal });
}

const countsRefetchMs = 30_000;

/** The dashboard's counters for all leads. Polled while the page is visible, and refetched when it becomes visible. */
export const leadCountsQuery = apiQuery(apiPaths.contactCounts, leadCountsSchema, {
  refetchInterval: countsRefetchMs,
  refetchOnWindowFocus: 'always',
});

/** One page of the list, counted from 1. The previous page stays until the next one has loaded. */
export function leadPageQuery(filter: LeadFilter, page: number) {
  const slice = { filter, limit: leadsPerPage, offset: (page - 1) * leadsPerPage };
  return queryOptions({
    queryKey: [...leadsKey, 'page', filterParams(filter).toString(), page],
    queryFn: ({ signal }) => readLeads(slice, signal),
    placeholderData: keepPreviousData,
  });
}

/** Whether a query reads a single lead, which may be gone, its timeline or its appointments. Its id comes next. */
export const isOneLead = ([path, part]: QueryKey) =>
  (path === apiPaths.contacts && part === 'one') ||
  (path === apiPaths.appointments && part === 'of-lead');

/** One lead. Dropped once its panel closes, so that reopening it shows the current state. */
export function leadQuery(id: number) {
  return apiQuery(leadPath(id), leadDetailSchema, {
    queryKey: [...leadsKey, 'one', id],
    gcTime: 0,
  });
}

/** The fields of a lead that can be changed. */
export type LeadChange = Partial<
  Pick<
    Lead,
    | 'status'
    | 'notes'
    | 'followUpOn'
    | 'followUpTask'
    | 'proposalAmount'
    | 'clientAmount'
    | CorrectableField
  >
>;

export const updateLead = (
  id: number,
  body: LeadChange & Pick<UpdateLeadRequest, 'previousNotes'>,
) => callApi(leadPath(id), { method: 'PATCH', body, response: leadSchema });

export const addLead = (body: AddLeadBody) =>
  callApi(apiPaths.addLead, { method: 'POST', body, response: leadDetailSchema });

/** Sends `maxBulkItems` leads per request. */
export async function updateLeads(
  leads: UpdateLeadsRequest['leads'],
): Promise<UpdateLeadsResponse> {
  const response = updateLeadsResponseSchema;
  const answer: UpdateLeadsResponse = { changed: 0, results: [] };
  for (let first = 0; first < leads.length; first += maxBulkItems) {
    const body = { leads: leads.slice(first, first + maxBulkItems) };
    const { changed, results } = await callApi(apiPaths.updateLeads, {
      method: 'POST',
      body,
      response,
    });
    answer.changed += changed;
    answer.results.push(...results);
  }
  return answer;
}

/** Refetches everything about leads, including counters. */
export async function refreshLeads(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: leadsKey }),
    client.invalidateQueries({ queryKey: leadCountsQuery.queryKey }),
  ]);
}

/**
 * Refetches leads, calls and free times: whether a call is ahead or was held decides whether its lead is answered. Not
 * erased leads, whose panel is only about to close.
 */
export async function refreshLeadsAndCalls(
  client: QueryClient,
  erased: readonly number[] = [],
): Promise<void> {
  const isErased = (id: unknown) => erased.some((one) => one === id);
  const predicate = ({ queryKey }: { queryKey: QueryKey }) =>
    !(isOneLead(queryKey) && isErased(queryKey[2]));
  const keys = [leadsKey, leadCountsQuery.queryKey, appointmentsKey, slotsKey];
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey, predicate })));
}
