import {
  addDays,
  apiPaths,
  type EasternDate,
  easternDateOf,
  type OwnerSlots,
  ownerSlotsSchema,
  type Slot,
  slotDays,
} from '@agency/contracts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callApi } from '~/lib/api-client';
import {
  answerAfter,
  answerWith,
  type DaySlots,
  daySlots,
  type FreeTime,
  findFreeTime,
  weekdaysOf,
} from './week-days';

interface SlotsRequest {
  /** Default: today. */
  from?: EasternDate;
  /** The current time of the appointment that is being moved. It blocks no slot. */
  present?: Date;
  /** The owner may book beyond the horizon, and sees why times are blocked. */
  isOwner?: boolean;
}

/** While the page is visible, its times follow others' bookings and the owner's busy times. */
const refetchMs = 30_000;

/** Prefix of all queries of free times, for visitors and the owner. */
export const slotsKey = [apiPaths.slots] as const;

/** The bookable days, each with its slots. */
function slotsQuery({ from, present, isOwner = false }: SlotsRequest) {
  const asked = new URLSearchParams();
  if (from) asked.set('from', from);
  if (present) asked.set('present', present.toISOString());
  const path = isOwner ? apiPaths.ownerSlots : apiPaths.slots;
  return queryOptions<OwnerSlots>({
    queryKey: [...slotsKey, { isOwner, asked: asked.toString() }],
    queryFn: ({ signal }) =>
      callApi(asked.size > 0 ? `${path}?${asked}` : path, {
        // Also accepts the visitors' answer, which has less.
        response: ownerSlotsSchema,
        signal,
      }),
    staleTime: 0,
    refetchInterval: refetchMs,
    refetchOnWindowFocus: 'always',
    meta: {
      logOnError: 'The free times couldn’t be read, so every future time is shown.',
    },
  });
}

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
