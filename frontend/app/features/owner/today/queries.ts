import {
  addDays,
  apiPaths,
  appointmentMinutes,
  type EasternDate,
  easternInstant,
  type LeadFilter,
  type LeadSort,
  type OwnerAppointment,
  rankingAlertSchema,
  rankingWeekResponseSchema,
} from '@agency/contracts';
import { queryOptions } from '@tanstack/react-query';
import { callApiForPage, type PageOf } from '~/lib/api-client';
import { apiQuery } from '~/lib/api-query';
import { appointmentsKey, appointmentsQuery, readAppointments } from '../shared/appointments';
import { leadsKey, readLeads } from '../shared/leads';

/** Rows per section; a link leads to the rest. */
const maxTodayRows = 20;

/**
 * Refetched whenever Today is opened or the page becomes visible. Not in between: a row must not move while the owner
 * aims at it.
 */
const whenLookedAt = {
  gcTime: 0,
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
} as const;

export const inTimeFilter: LeadFilter = { answer: 'in-time', sort: 'oldest' };
export const lateFilter: LeadFilter = { answer: 'late', sort: 'newest' };
export const longLateFilter: LeadFilter = { answer: 'long-late', sort: 'oldest' };
export const dueFilter: LeadFilter = { followUp: 'due', sort: 'follow-up' };

function todaysLeads(name: string, filter: LeadFilter, limit = maxTodayRows) {
  return queryOptions({
    queryKey: [...leadsKey, 'today', name],
    queryFn: ({ signal }) => readLeads({ filter, limit, offset: 0 }, signal),
    ...whenLookedAt,
  });
}

/** How many of the rows are kept for the newest leads if not all fit. */
const newestRows = 5;

/**
 * Unanswered leads within the promised time, the one with the least time left first. If not all fit, the newest are
 * included anyway: a busy day must not hide a lead that just came in.
 */
export const inTimeQuery = queryOptions({
  queryKey: [...leadsKey, 'today', 'in-time'],
  queryFn: async ({ signal }) => {
    const read = (sort: LeadSort, limit: number) =>
      readLeads({ filter: { ...inTimeFilter, sort }, limit, offset: 0 }, signal);
    const first = await read('oldest', maxTodayRows);
    if (first.total <= first.items.length) return first;
    const newest = (await read('newest', newestRows)).items.toReversed();
    const others = first.items
      .filter(({ id }) => newest.every((lead) => lead.id !== id))
      .slice(0, maxTodayRows - newest.length);
    return { ...first, items: [...others, ...newest] };
  },
  ...whenLookedAt,
});

/** Leads whose promised time is over, the newest first. */
export const lateQuery = todaysLeads('late', lateFilter);

/** Read for its total: how many leads are late for over `maxLateDays` days. */
export const longLateQuery = todaysLeads('long-late', longLateFilter, 1);

/** Open leads whose follow-up is due today or overdue. */
export const dueLeadsQuery = todaysLeads('due', dueFilter);

const callsKey = [...appointmentsKey, 'today'];

/** Today's calls without a result, earliest first. The appointment list uses the same query. */
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
    queryFn: ({ signal }) =>
      readAppointments({ status: 'scheduled', from, order: 'asc', limit: '1' }, signal),
    ...whenLookedAt,
  });
}

/** Past calls without a result, latest first. */
export function unresolvedCallsQuery(now: Date) {
  const to = new Date(now.getTime() - appointmentMinutes * 60_000).toISOString();
  return queryOptions({
    queryKey: [...callsKey, 'unresolved'],
    queryFn: ({ signal }) =>
      readAppointments(
        { status: 'scheduled', to, order: 'desc', limit: String(maxTodayRows) },
        signal,
      ),
    ...whenLookedAt,
  });
}

/** Far more unread alerts than anyone leaves. */
const alertsRead = 100;

/** The keywords with unread high-severity alerts, newest first. */
export const severeAlertsQuery = queryOptions({
  queryKey: [apiPaths.rankingsAlerts, 'today'],
  queryFn: async ({ signal }) => {
    const path = `${apiPaths.rankingsAlerts}?read=no&limit=${alertsRead}`;
    const { items } = await callApiForPage(path, { item: rankingAlertSchema, signal });
    return items.filter(({ severity }) => severity === 'high');
  },
  ...whenLookedAt,
});

/** What moved in search in the last final week. If it fails, the error is just logged: Today only lacks a line. */
export const rankingWeekQuery = apiQuery(apiPaths.rankingsWeek, rankingWeekResponseSchema, {
  queryKey: [apiPaths.rankingsWeek, 'today'],
  meta: { logOnError: 'The week of the rankings couldn’t be loaded.' },
  ...whenLookedAt,
});
