import { type OwnerCalendar, ownerCalendarPath, ownerCalendarSchema } from '@agency/contracts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '~/lib/api-client';
import { appointmentsKey } from './appointments';

const calendarRefetchMs = 30_000;

/** The days of another period, before anything is known of them but the weekly hours. */
function emptied(calendar: OwnerCalendar | undefined): OwnerCalendar | undefined {
  return calendar && { ...calendar, calls: [], busyTimes: [], timeOff: [], holidays: [] };
}

/**
 * Everything that lies in these Eastern days, both included. Read with the appointments, and again while it is looked at:
 * visitors book, and other calendars change.
 */
export function ownerCalendarQuery({ from, to }: { from: string; to: string }) {
  return queryOptions<OwnerCalendar>({
    queryKey: [...appointmentsKey, 'calendar', from, to],
    queryFn: ({ signal }) =>
      callApi(`${ownerCalendarPath}?${new URLSearchParams({ from, to })}`, {
        response: ownerCalendarSchema,
        signal,
      }),
    placeholderData: emptied,
    refetchInterval: calendarRefetchMs,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
}
