import {
  type AddLeadBody,
  amountSumSchema,
  apiPaths,
  type CorrectableField,
  type EraseLeadsRequest,
  eraseLeadsResponseSchema,
  erasurePreviewSchema,
  type Lead,
  type LeadFilter,
  type LeadStatus,
  leadCountsSchema,
  leadDetailSchema,
  leadSchema,
  leadSearchHeaders,
  listedLeadSchema,
  maxBulkItems,
  maxUpcomingAppointmentsPerLead,
  nearNameSchema,
  timelineEntrySchema,
  timelinePath,
  type UpdateLeadRequest,
  type UpdateLeadsRequest,
  type UpdateLeadsResponse,
  updateLeadsResponseSchema,
} from '@agency/contracts';
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query';
import { slotsKey } from '~/features/slot-picker/get-slots';
import { callApi, callApiForCountedPage, listOf } from '~/lib/api-client';
import { apiQuery } from '~/lib/api-query';
import { byOffset } from '~/lib/by-offset';
import { noContent } from '~/lib/no-content';
import { appointmentsKey, readAppointments, upcomingFrom } from './appointments';
import { filterParams } from './lead-filter';

export const leadsPerPage = 50;
const leadsPerColumnPage = 20;

/** Prefix of every query about leads, except the counters. */
export const leadsKey = [apiPaths.contacts];
const columnsKey = [...leadsKey, 'column'];
const pathOf = (id: number) => `${apiPaths.contacts}/${id}`;

interface Slice {
  filter: LeadFilter;
  limit: number;
  offset: number;
}

/** One page of the filtered leads, the total, and the counts of a search. */
export function readLeads({ filter, limit, offset }: Slice, signal?: AbortSignal) {
  const params = filterParams(filter);
  params.set('limit', String(limit));
  params.set('offset', String(offset));
  return callApiForCountedPage(`${apiPaths.contacts}?${params}`, {
    item: listedLeadSchema,
    counts: leadSearchHeaders,
    signal,
  });
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

const maxFound = 8;

/** The leads that a search finds, the best first. */
export function foundLeadsQuery(search: string) {
  return queryOptions({
    queryKey: [...leadsKey, 'find', search],
    queryFn: ({ signal }) => readLeads({ filter: { search }, limit: maxFound, offset: 0 }, signal),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
}

/** One column of the board: the filtered leads with this status. */
export function leadColumnQuery(filter: LeadFilter, status: LeadStatus) {
  const ofStatus = { ...filter, status: [status] };
  return infiniteQueryOptions({
    queryKey: [...columnsKey, filterParams(ofStatus).toString(), status],
    queryFn: ({ signal, pageParam: offset }) =>
      readLeads({ filter: ofStatus, limit: leadsPerColumnPage, offset }, signal),
    ...byOffset,
    placeholderData: keepPreviousData,
  });
}

/** The sums of the board's columns, for the same filter. */
export function amountSumsQuery(filter: LeadFilter) {
  const params = filterParams(filter);
  return apiQuery(`${apiPaths.contactAmounts}?${params}`, listOf(amountSumSchema), {
    queryKey: [...leadsKey, 'amounts', params.toString()],
    placeholderData: keepPreviousData,
  });
}

/** The board's current columns, and the status of one of them. */
export const shownColumns = { queryKey: columnsKey, type: 'active' } as const;
export const statusOfColumn = (key: QueryKey) => key.at(-1);

/** Whether a query reads a single lead, which may be gone, its timeline or its appointments. Its id comes next. */
export const isOneLead = ([path, part]: QueryKey) =>
  (path === apiPaths.contacts && part === 'one') ||
  (path === apiPaths.appointments && part === 'of-lead');

/** One lead. Dropped once its panel closes, so that reopening it shows the current state. */
export function leadQuery(id: number) {
  return apiQuery(pathOf(id), leadDetailSchema, {
    queryKey: [...leadsKey, 'one', id],
    gcTime: 0,
  });
}

/** A lead's history, newest first. */
export function timelineQuery(id: number) {
  return apiQuery(timelinePath(id), listOf(timelineEntrySchema), {
    queryKey: [...leadsKey, 'one', id, 'timeline'],
    gcTime: 0,
  });
}

/** A lead's upcoming appointments, next one first. Refetched with the appointments, not with the leads. */
export function upcomingAppointmentsQuery(id: number, now: Date) {
  return queryOptions({
    queryKey: [...appointmentsKey, 'of-lead', id],
    queryFn: async ({ signal }) => {
      const limit = String(maxUpcomingAppointmentsPerLead);
      const params = { ...upcomingFrom(now), contactId: String(id), limit };
      return (await readAppointments(params, signal)).items;
    },
    gcTime: 0,
  });
}

/** The filtered leads, in order, up to the maximum of a selection. */
export async function fetchMatchingLeads(filter: LeadFilter): Promise<Lead[]> {
  return (await readLeads({ filter, limit: maxBulkItems, offset: 0 })).items;
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
) => callApi(pathOf(id), { method: 'PATCH', body, response: leadSchema });

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

/** Names with a spelling similar to the search. */
export function nearNamesQuery(search: string) {
  return apiQuery(
    `${apiPaths.nearNames}?${new URLSearchParams({ search })}`,
    listOf(nearNameSchema),
    {
      queryKey: [...leadsKey, 'near', search],
      gcTime: 0,
    },
  );
}

export const eraseLead = (id: number) =>
  callApi(pathOf(id), { method: 'DELETE', response: noContent });

export const eraseLeads = (body: EraseLeadsRequest) =>
  callApi(apiPaths.eraseLeads, { method: 'POST', body, response: eraseLeadsResponseSchema });

/** How many leads and upcoming appointments would be erased. Never cached. */
export function erasurePreviewQuery(ids: readonly number[]) {
  return queryOptions({
    queryKey: [apiPaths.erasurePreview, ...ids],
    queryFn: ({ signal }) =>
      callApi(apiPaths.erasurePreview, {
        method: 'POST',
        body: { ids },
        response: erasurePreviewSchema,
        signal,
      }),
    gcTime: 0,
  });
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
