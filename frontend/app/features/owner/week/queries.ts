import {
  addDays,
  apiPaths,
  dayOfWeek,
  type EasternDate,
  easternDateOf,
  isWeekend,
  mondayOf,
  type OwnerSchedule,
  ownerScheduleSchema,
} from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '~/lib/api-query';
import { appointmentsKey } from '../shared/appointments';

const refetchMs = 30_000;

/** The days of a week that is still loading, when only the weekly hours are known. */
function emptied(schedule: OwnerSchedule | undefined): OwnerSchedule | undefined {
  return schedule && { ...schedule, calls: [], busyTimes: [], timeOff: [], holidays: [] };
}

/**
 * Everything in the week of this day, from Monday. Refetched with the appointments, and polled while visible: visitors
 * book, and other calendars change.
 */
export function ownerScheduleQuery(day: EasternDate) {
  const from = mondayOf(day);
  const to = addDays(from, 6);
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

/**
 * The day whose week is shown first: today, or Monday on a weekend without calls. Undefined while it is not known whether
 * there are any.
 */
export function useOpeningDay(now: Date): EasternDate | undefined {
  const today = easternDateOf(now);
  const isFreeDay = isWeekend(dayOfWeek(today));
  const { data, isError, isPlaceholderData } = useQuery({
    ...ownerScheduleQuery(today),
    enabled: isFreeDay,
  });
  if (!isFreeDay || isError) return today;
  if (!data || isPlaceholderData) return undefined;
  const hasCalls = data.calls.some(
    ({ scheduledAt }) => easternDateOf(new Date(scheduledAt)) >= today,
  );
  return hasCalls ? today : addDays(mondayOf(today), 7);
}
