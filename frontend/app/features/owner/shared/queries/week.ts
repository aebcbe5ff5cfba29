import { type OwnerSchedule, ownerSchedulePath, ownerScheduleSchema } from '@agency/contracts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '~/lib/api-client';
import { appointmentsKey } from './appointments';

const refetchMs = 30_000;

/** The days of another period, before anything is known of them but the weekly hours. */
function emptied(schedule: OwnerSchedule | undefined): OwnerSchedule | undefined {
  return schedule && { ...schedule, calls: [], busyTimes: [], timeOff: [], holidays: [] };
}

/**
 * Everything that lies in these Eastern days, both included. Read with the appointments, and again while it is looked at:
 * visitors book, and other calendars change.
 */
export function ownerScheduleQuery({ from, to }: { from: string; to: string }) {
  return queryOptions<OwnerSchedule>({
    queryKey: [...appointmentsKey, 'calendar', from, to],
    queryFn: ({ signal }) =>
      callApi(`${ownerSchedulePath}?${new URLSearchParams({ from, to })}`, {
        response: ownerScheduleSchema,
        signal,
      }),
    placeholderData: emptied,
    refetchInterval: refetchMs,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
}
