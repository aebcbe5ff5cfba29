import {
  addDays,
  type EasternDate,
  easternDateOf,
  type OwnerSlots,
  slotDays,
} from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { answerWith, weekdaysOf } from './booking-week';
import { type SlotsRequest, slotsQuery } from './get-slots';
import { countOpen, type DayCount, type DaySlots, daySlots } from './week-days';

export interface WeekSlots {
  days: DaySlots[];
  /** Every day of the same answer with its number of free times; empty without an answer. */
  counts: DayCount[];
  isLoading: boolean;
  hasNextWeek: boolean;
  request: SlotsRequest;
  answer: OwnerSlots | undefined;
  now: Date;
}

/** The five days of a week with their slots, as the server decides. */
export function useWeekSlots(
  monday: EasternDate,
  now: Date,
  { present, isOwner }: Pick<SlotsRequest, 'present' | 'isOwner'> = {},
): WeekSlots {
  const today = easternDateOf(now);
  const from = answerWith(monday, today);
  const request = useMemo(() => ({ from, present, isOwner }), [from, present, isOwner]);
  const { data: answer, isPending } = useQuery(slotsQuery(request));
  return useMemo(() => {
    const book = { answer, now, present };
    const lastDay = answer ? answer.lastDay : addDays(today, slotDays);
    return {
      days: weekdaysOf(monday).map((day) => daySlots(day, book)),
      counts: countOpen(book),
      isLoading: isPending,
      hasNextWeek: lastDay === null || addDays(monday, 7) <= lastDay,
      request,
      answer,
      now,
    };
  }, [answer, isPending, monday, now, present, request, today]);
}
