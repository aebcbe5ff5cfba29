import {
  amountSumSchema,
  apiPaths,
  type Lead,
  type LeadFilter,
  type LeadStatus,
  maxBulkItems,
  maxUpcomingAppointmentsPerLead,
  nearNameSchema,
  timelineEntrySchema,
  timelinePath,
  type UpdateLeadsResponse,
} from '@agency/contracts';
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query';
import { listOf } from '~/lib/api-client';
import { byOffset } from '~/lib/api-pages';
import { apiQuery } from '~/lib/api-query';
import { appointmentsKey, readAppointments, upcomingFrom } from '../shared/appointments';
import { filterParams } from '../shared/lead-filter';
import { leadsKey, readLeads, updateLeads } from '../shared/leads';

const leadsPerColumnPage = 20;

const columnsKey = [...leadsKey, 'column'];

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

/** Writes the previous values of changed leads back. A task goes with its date, and comes back with it. */
export async function restoreLeads(
  { results }: UpdateLeadsResponse,
  field: 'status' | 'followUpOn',
): Promise<void> {
  await updateLeads(
    results.flatMap((result) => {
      if (result.outcome !== 'changed') return [];
      const { status, followUpOn, followUpTask } = result.previous;
      return [
        { id: result.id, ...(field === 'status' ? { status } : { followUpOn, followUpTask }) },
      ];
    }),
  );
}
