import type { EasternDate } from '@agency/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { takenTimesQuery } from './get-taken-times';
import { findNextFreeTime } from './next-free-time';
import type { WeekSlots } from './use-week-slots';

/** The first free time from the shown week on. Only while that week is full are later ones read, one by one. */
export function useNextFreeTime(shown: EasternDate, { calendar, isLoading }: WeekSlots) {
  const client = useQueryClient();
  const { found, unread } = findNextFreeTime(shown, calendar, (monday) => {
    const { queryKey } = takenTimesQuery(monday);
    // A week that cannot be read is shown without taken times, too.
    const hasFailed = client.getQueryState(queryKey)?.status === 'error';
    return client.getQueryData(queryKey) ?? (hasFailed ? [] : undefined);
  });
  useQuery({ ...takenTimesQuery(unread ?? shown), enabled: !isLoading && unread !== null });
  return { found: isLoading ? null : found, isSearching: isLoading || unread !== null };
}

export type NextFreeTime = ReturnType<typeof useNextFreeTime>;
