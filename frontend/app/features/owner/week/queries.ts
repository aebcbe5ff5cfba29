import { apiPaths, type OwnerSchedule, ownerScheduleSchema } from '@agency/contracts';
import { apiQuery } from '~/lib/api-query';
import { appointmentsKey } from '../shared/appointments';

const refetchMs = 30_000;

/** The days of a period that is still loading, when only the weekly hours are known. */
function emptied(schedule: OwnerSchedule | undefined): OwnerSchedule | undefined {
  return schedule && { ...schedule, calls: [], busyTimes: [], timeOff: [], holidays: [] };
}

/**
 * Everything in these Eastern days, both inclusive. Refetched with the appointments, and polled while visible: visitors
 * book, and other calendars change.
 */
export function ownerScheduleQuery({ from, to }: { from: string; to: string }) {
  return apiQuery(
    `${apiPaths.ownerSchedule}?${new URLSearchParams({ from, to })}`,
    ownerScheduleSchema,
    {
      queryKey: [...appointmentsKey, 'calendar', from, to],
      placeholderData: emptied,
      refetchInterval: refetchMs,
      refetchOnMount: 'always',
      refetchOnWindowFocus: 'always',
    },
  );
}
