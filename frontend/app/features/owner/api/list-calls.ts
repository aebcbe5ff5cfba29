import {
  addDays,
  apiPaths,
  type EasternDate,
  easternInstant,
  maxBulkItems,
  type OwnerAppointment,
  ownerAppointmentSchema,
  pageSize,
} from '@agency/contracts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callApiForPage } from '~/lib/api-client';
import { byOffset } from '~/lib/by-offset';
import { type CallSpan, callKeys } from './call-keys';

const startOf = (day: EasternDate) => easternInstant(day, '00:00').toISOString();

function paramsOf(span: CallSpan, today: EasternDate): Record<string, string> {
  const tomorrow = startOf(addDays(today, 1));
  switch (span) {
    case 'today':
      // One day never has more calls than a page.
      return { from: startOf(today), to: tomorrow, order: 'asc', limit: `${pageSize.max}` };
    case 'upcoming':
      return { from: tomorrow, order: 'asc', limit: '40' };
    case 'past':
      return { to: startOf(today), order: 'desc', limit: '20' };
  }
}

/** The calls of a span by Eastern days, the nearest first. Read anew whenever the tab is opened. */
export function callsQuery(span: CallSpan, today: EasternDate) {
  return infiniteQueryOptions({
    queryKey: callKeys.span(span, today),
    queryFn: ({ signal, pageParam: offset }) => {
      const params = new URLSearchParams({ ...paramsOf(span, today), offset: String(offset) });
      return callApiForPage(`${apiPaths.appointments}?${params}`, {
        item: ownerAppointmentSchema,
        signal,
      });
    },
    ...byOffset,
    gcTime: 0,
  });
}

/** The calls that are still to take place, the next one first, up to as many as can be selected. */
export async function fetchCallsAhead(now: Date): Promise<OwnerAppointment[]> {
  const params = new URLSearchParams({
    from: now.toISOString(),
    status: 'scheduled',
    order: 'asc',
    limit: String(maxBulkItems),
  });
  const path = `${apiPaths.appointments}?${params}`;
  const { items } = await callApiForPage(path, { item: ownerAppointmentSchema });
  return items;
}
