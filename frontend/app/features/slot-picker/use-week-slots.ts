import {
  addDays,
  type EasternDate,
  easternDateOf,
  type OwnerSlots,
  type Slot,
  slotDays,
} from '@agency/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type SlotsRequest, slotsQuery } from './get-slots';
import {
  answerAfter,
  answerWith,
  type DaySlots,
  daySlots,
  type FreeTime,
  findFreeTime,
  weekdaysOf,
} from './week-days';

export interface WeekSlots {
  days: DaySlots[];
  isLoading: boolean;
  hasNextWeek: boolean;
  request: SlotsRequest;
  answer: OwnerSlots | undefined;
  now: Date;
  /** Shows a slot of this answer as taken at once, and refetches all that is shown. */
  markTaken: (slot: Slot) => void;
}

/** The five days of a week with their slots, as the server decides. */
export function useWeekSlots(
  monday: EasternDate,
  now: Date,
  { present, isOwner }: Pick<SlotsRequest, 'present' | 'isOwner'> = {},
): WeekSlots {
  const client = useQueryClient();
  const today = easternDateOf(now);
  const from = answerWith(monday, today);
  const request = useMemo(() => ({ from, present, isOwner }), [from, present, isOwner]);
  const { data: answer, isPending } = useQuery(slotsQuery(request));
  return useMemo(() => {
    const book = { answer, now, present };
    const lastDay = answer ? answer.lastDay : addDays(today, slotDays);
    return {
      days: weekdaysOf(monday).map((day) => daySlots(day, book)),
      isLoading: isPending,
      hasNextWeek: lastDay === null || addDays(monday, 7) <= lastDay,
      request,
      answer,
      now,
      markTaken: (slot) => {
        client.setQueryData(
          slotsQuery(request).queryKey,
          (known) => known && withTaken(known, slot),
        );
        void client.invalidateQueries();
      },
    };
  }, [answer, client, isPending, monday, now, present, request, today]);
}

function withTaken(answer: OwnerSlots, slot: Slot): OwnerSlots {
  const takenDay = easternDateOf(slot.startsAt);
  const days = answer.days.map(({ day, reasons }) => ({
    day,
    reasons: reasons.map((reason, index) =>
      day === takenDay && answer.starts[index] === slot.time ? 'taken' : reason,
    ),
  }));
  return { ...answer, days };
}

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
