import {
  addDays,
  apiPaths,
  appointmentMinutes,
  type EasternDate,
  easternInstant,
  type LeadFilter,
  type OwnerAppointment,
  ownerAppointmentSchema,
  rankingAlertSchema,
  weekFiguresPath,
  weekFiguresSchema,
} from '@agency/contracts';
import { queryOptions } from '@tanstack/react-query';
import { callApi, callApiForPage, type PageOf } from '~/lib/api-client';
import { appointmentsKey, appointmentsQuery } from './appointments';
import { leadsKey, readLeads } from './leads';

/** Rows of a section; a link leads to the others. */
const maxTodayRows = 20;

/**
 * Read anew whenever Today is opened or the page becomes visible. Not in between: a row must not
 * move while it is aimed at.
 */
const whenLookedAt = {
  gcTime: 0,
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
} as const;

export const newLeadsFilter: LeadFilter = { status: ['new'], sort: 'oldest' };
export const dueFilter: LeadFilter = { followUp: 'due', sort: 'follow-up' };

function todaysLeads(name: string, filter: LeadFilter) {
  return queryOptions({
    queryKey: [...leadsKey, 'today', name],
    queryFn: ({ signal }) => readLeads({ filter, limit: maxTodayRows, offset: 0 }, signal),
    ...whenLookedAt,
  });
}

/** Nobody has answered them yet; the one that waits longest first. */
export const newLeadsQuery = todaysLeads('new', newLeadsFilter);

/** Open leads to get back to today or since an earlier day. */
export const dueLeadsQuery = todaysLeads('due', dueFilter);

function readCalls(params: Record<string, string>, signal: AbortSignal) {
  const asked = new URLSearchParams({ status: 'scheduled', ...params });
  return callApiForPage(`${apiPaths.appointments}?${asked}`, {
    item: ownerAppointmentSchema,
    signal,
  });
}

const callsKey = [...appointmentsKey, 'today'];

/** Today's calls that have no result yet, the first one first. The list of appointments reads the same. */
export function todaysCallsQuery(today: EasternDate) {
  return {
    ...appointmentsQuery('today', today),
    ...whenLookedAt,
    select: ({ pages }: { pages: PageOf<OwnerAppointment>[] }) =>
      pages.flatMap(({ items }) => items).filter(({ status }) => status === 'scheduled'),
  };
}

/** The first call after this day. */
export function nextCallQuery(day: EasternDate) {
  const from = easternInstant(addDays(day, 1), '00:00').toISOString();
  return queryOptions({
    queryKey: [...callsKey, 'next', day],
    queryFn: ({ signal }) => readCalls({ from, order: 'asc', limit: '1' }, signal),
    ...whenLookedAt,
  });
}

/** Calls that are over and still scheduled: nobody has said how they went. The latest first. */
export function unresolvedCallsQuery(now: Date) {
  const to = new Date(now.getTime() - appointmentMinutes * 60_000).toISOString();
  return queryOptions({
    queryKey: [...callsKey, 'unresolved'],
    queryFn: ({ signal }) => readCalls({ to, order: 'desc', limit: String(maxTodayRows) }, signal),
    ...whenLookedAt,
  });
}

export const weekFiguresQuery = queryOptions({
  queryKey: [...leadsKey, 'today', 'week'],
  queryFn: ({ signal }) => callApi(weekFiguresPath, { response: weekFiguresSchema, signal }),
  ...whenLookedAt,
});

/** Far more unread alerts than anybody leaves. */
const alertsRead = 100;

/** The keywords whose unread alerts are of high severity, the newest first. */
export const severeAlertsQuery = queryOptions({
  queryKey: [apiPaths.rankingsAlerts, 'today'],
  queryFn: async ({ signal }) => {
    const path = `${apiPaths.rankingsAlerts}?read=no&limit=${alertsRead}`;
    const { items } = await callApiForPage(path, { item: rankingAlertSchema, signal });
    return items.filter(({ severity }) => severity === 'high');
  },
  ...whenLookedAt,
});
