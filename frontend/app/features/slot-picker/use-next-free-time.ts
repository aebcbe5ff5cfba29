import { type EasternDate, easternDateOf } from '@agency/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { answerAfter } from './booking-week';
import { slotsQuery } from './get-slots';
import type { WeekSlots } from './use-week-slots';
import { type FreeTime, findFreeTime } from './week-days';

/** About half a year, for an owner without a horizon. */
const maxAnswers = 3;

/** The first free time from the visible week on. Later answers are only fetched, one by one, while there is none. */
export function useNextFreeTime(shown: EasternDate, week: WeekSlots) {
  const client = useQueryClient();
  const { request, now, isLoading } = week;
  const today = easternDateOf(now);

  function search(): { found: FreeTime | null; unread?: EasternDate } {
    let { answer } = week;
    let from = request.from;
    for (let read = 1; ; read++) {
      const found = findFreeTime(shown, { answer, now, present: request.present });
      const next = answerAfter(from, today);
      const isLast = !answer || (answer.lastDay !== null && next > answer.lastDay);
      if (found || isLast || read === maxAnswers) return { found };
      const { queryKey } = slotsQuery({ ...request, from: next });
      if (client.getQueryState(queryKey)?.status === 'error') return { found };
      answer = client.getQueryData(queryKey);
      if (!answer) return { found, unread: next };
      from = next;
    }
  }

  const { found, unread } = search();
  useQuery({
    ...slotsQuery({ ...request, from: unread ?? request.from }),
    enabled: !isLoading && unread !== undefined,
  });
  return { found: isLoading ? null : found, isSearching: isLoading || unread !== undefined };
}
