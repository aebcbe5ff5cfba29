import {
  addDays,
  dayOfWeek,
  type EasternDate,
  easternDateOf,
  isWeekend,
  mondayOf,
} from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { weekOf } from './periods';
import { ownerScheduleQuery } from './queries';

/**
 * The day whose week is shown first: today, or Monday on a weekend without calls. Undefined while it is not known whether
 * there are any.
 */
export function useOpeningDay(now: Date): EasternDate | undefined {
  const today = easternDateOf(now);
  const isFreeDay = isWeekend(dayOfWeek(today));
  const { data, isError, isPlaceholderData } = useQuery({
    ...ownerScheduleQuery(weekOf(today)),
    enabled: isFreeDay,
  });
  if (!isFreeDay || isError) return today;
  if (!data || isPlaceholderData) return undefined;
  const hasCalls = data.calls.some(
    ({ scheduledAt }) => easternDateOf(new Date(scheduledAt)) >= today,
  );
  return hasCalls ? today : addDays(mondayOf(today), 7);
}
