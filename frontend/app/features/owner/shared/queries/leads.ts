import {
  type AddLeadBody,
  addLeadPath,
  apiPaths,
  type EraseLeadsRequest,
  type EraseLeadsResponse,
  eraseLeadsPath,
  eraseLeadsResponseSchema,
  erasurePreviewPath,
  erasurePreviewSchema,
  type Lead,
  type LeadDetail,
  type LeadFilter,
  type LeadStatus,
  leadCountsSchema,
  leadDetailSchema,
  leadSchema,
  listedLeadSchema,
  maxBulkItems,
  maxUpcomingAppointmentsPerLead,
  nearNameSchema,
  nearNamesPath,
  ownerAppointmentSchema,
  timelineEntrySchema,
  type UpdateLeadRequest,
  type UpdateLeadsRequest,
  type UpdateLeadsResponse,
  updateLeadsPath,
  updateLeadsResponseSchema,
} from '@agency/contracts';
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query';
import { callApi, callApiForPage, listOf } from '~/lib/api-client';
import { byOffset } from '~/lib/by-offset';
import { noContent } from '~/lib/no-content';
import { appointmentsKey } from './appointments';
import { filterParams } from './lead-filter';

export const leadsPerPage = 50;
const leadsPerColumnPage = 20;

/** Every query about leads starts with it, except the counters. */
export const leadsKey = [apiPaths.contacts];
const columnsKey = [...leadsKey, 'column'];
const pathOf = (id: number) => `${apiPaths.contacts}/${id}`;

interface Slice {
  filter: LeadFilter;
  limit: number;
  offset: number;
}

/** Some of the leads that the filter leaves, in its order, and how many there are in all. */
export function readLeads({ filter, limit, offset }: Slice, signal?: AbortSignal) {
  const params = filterParams(filter);
  params.set('limit', String(limit));
  params.set('offset', String(offset));
  return callApiForPage(`${apiPaths.contacts}?${params}`, { item: listedLeadSchema, signal });
}

const countsRefetchMs = 30_000;

/** The dashboard's counters, over all leads. Read again while the page is visible, and at once when it becomes so. */
export const leadCountsQuery = queryOptions({
  queryKey: [apiPaths.contactCounts],
  queryFn: ({ signal }) => callApi(apiPaths.contactCounts, { response: leadCountsSchema, signal }),
  refetchInterval: countsRefetchMs,
  refetchOnWindowFocus: 'always',
});

/** One page of the list, counted from 1. The page before stays in place until the next one is there. */
export function leadPageQuery(filter: LeadFilter, page: number) {
  const slice = { filter, limit: leadsPerPage, offset: (page - 1) * leadsPerPage };
  return queryOptions({
    queryKey: [...leadsKey, 'page', filterParams(filter).toString(), page],
    queryFn: ({ signal }) => readLeads(slice, signal),
    placeholderData: keepPreviousData,
  });
}

/** One column of the board: the leads of a status among those the filter leaves. */
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

/** The columns that are on the board now, and the status that one of them shows. */
export const shownColumns = { queryKey: columnsKey, type: 'active' } as const;
export const statusOfColumn = (key: QueryKey) => key.at(-1);

/** One lead. Dropped once its panel closes: whoever opens it again sees it is then. */
export function leadQuery(id: number) {
  return queryOptions({
    queryKey: [...leadsKey, 'one', id],
    queryFn: ({ signal }) => callApi(pathOf(id), { response: leadDetailSchema, signal }),
    gcTime: 0,
  });
}

/** What happened to a lead, newest first. */
export function timelineQuery(id: number) {
  return queryOptions({
    queryKey: [...leadsKey, 'one', id, 'timeline'],
    queryFn: ({ signal }) =>
      callApi(`${pathOf(id)}/timeline`, { response: listOf(timelineEntrySchema), signal }),
    gcTime: 0,
  });
}

/** A lead's upcoming appointments, the next one first. Read again with the appointments, not with the leads. */
export function upcomingAppointmentsQuery(id: number, now: Date) {
  return queryOptions({
    queryKey: [...appointmentsKey, 'of-lead', id],
    queryFn: ({ signal }) => {
      const params = new URLSearchParams({
        contactId: String(id),
        from: now.toISOString(),
        status: 'scheduled',
        order: 'asc',
        limit: String(maxUpcomingAppointmentsPerLead),
      });
      const path = `${apiPaths.appointments}?${params}`;
      return callApi(path, { response: listOf(ownerAppointmentSchema), signal });
    },
    gcTime: 0,
  });
}

/** The leads that the filter leaves, in its order, up to as many as can be selected. */
export async function fetchMatchingLeads(filter: LeadFilter): Promise<Lead[]> {
  return (await readLeads({ filter, limit: maxBulkItems, offset: 0 })).items;
}

export function updateLead(id: number, body: UpdateLeadRequest): Promise<Lead> {
  return callApi(pathOf(id), { method: 'PATCH', body, response: leadSchema });
}

export function addLead(body: AddLeadBody): Promise<LeadDetail> {
  return callApi(addLeadPath, { method: 'POST', body, response: leadDetailSchema });
}

export function updateLeads(leads: UpdateLeadsRequest['leads']): Promise<UpdateLeadsResponse> {
  const response = updateLeadsResponseSchema;
  return callApi(updateLeadsPath, { method: 'POST', body: { leads }, response });
}

/** Names that are spelled nearly as what was searched for. */
export function nearNamesQuery(search: string) {
  return queryOptions({
    queryKey: [...leadsKey, 'near', search],
    queryFn: ({ signal }) =>
      callApi(`${nearNamesPath}?${new URLSearchParams({ search })}`, {
        response: listOf(nearNameSchema),
        signal,
      }),
    gcTime: 0,
  });
}

export function eraseLead(id: number): Promise<void> {
  return callApi(pathOf(id), { method: 'DELETE', response: noContent });
}

export function eraseLeads(body: EraseLeadsRequest): Promise<EraseLeadsResponse> {
  return callApi(eraseLeadsPath, { method: 'POST', body, response: eraseLeadsResponseSchema });
}

/** How many leads and upcoming appointments an erasure would take. Read anew each time. */
export function erasurePreviewQuery(ids: readonly number[]) {
  return queryOptions({
    queryKey: [erasurePreviewPath, ...ids],
    queryFn: ({ signal }) =>
      callApi(erasurePreviewPath, {
        method: 'POST',
        body: { ids },
        response: erasurePreviewSchema,
        signal,
      }),
    gcTime: 0,
  });
}

/** Reads everything shown about leads again, counters included. */
export async function refreshLeads(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: leadsKey }),
    client.invalidateQueries({ queryKey: leadCountsQuery.queryKey }),
  ]);
}
