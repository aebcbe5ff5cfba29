import {
  appointmentMinutes,
  type EasternDate,
  type Slot,
  unavailableReasonMessages,
} from '@agency/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useRef } from 'react';
import { ApiError } from '~/lib/api-error';
import { takenTimesQuery } from '~/lib/calendar/get-taken-times';
import type { ChoiceEvent } from './choice';

/** What is done with the time that was chosen. */
export interface SlotOrder<Call> {
  /** Called whenever a day is chosen, some seconds before a time is: begins what sending will need. */
  prepare?: () => void;
  send: (scheduledAt: string) => Promise<Call>;
  onDone: (call: Call) => void;
  /** Any failure but a lost race. Returns the sentence to stand with the choice. */
  onFailed: (error: Error) => string | null;
}

interface Booking<Call> {
  order: SlotOrder<Call>;
  monday: EasternDate;
  dispatch: Dispatch<ChoiceEvent>;
}

/** Takes a slot once, and turns a lost race into a new choice on the same day. */
export function useBooking<Call>({ order, monday, dispatch }: Booking<Call>) {
  const queryClient = useQueryClient();
  const mutation = useMutation({ mutationFn: order.send });
  const isUnderWay = useRef(false);

  function book(slot: Slot): void {
    // State would be too late: a double click comes before the next render.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const scheduledAt = slot.startsAt.toISOString();
    mutation.mutate(scheduledAt, {
      onSuccess: (call) => order.onDone(call),
      onError: (error) => {
        isUnderWay.current = false;
        if (error instanceof ApiError && error.status === 409) {
          giveUp(scheduledAt, error.sentence);
        } else {
          dispatch({ type: 'booking-refused', sentence: order.onFailed(error) });
        }
      },
    });
  }

  /** Somebody was faster: the time shows as taken at once, and the truth is read again. */
  function giveUp(scheduledAt: string, sentence = unavailableReasonMessages.taken): void {
    queryClient.setQueryData(takenTimesQuery(monday).queryKey, (known = []) => [
      ...known,
      { scheduledAt, duration: appointmentMinutes },
    ]);
    dispatch({ type: 'time-lost', sentence });
    void queryClient.invalidateQueries();
  }

  return { book, isBooking: mutation.isPending || mutation.isSuccess };
}
