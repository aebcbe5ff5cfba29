import { easternDateOf, type Slot, unavailableReasonMessages } from '@agency/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useRef } from 'react';
import { ApiError } from '~/lib/api-error';
import { type SlotsRequest, slotsQuery } from './get-slots';
import type { SelectionEvent } from './slot-selection';

export interface BookingHandlers<Appointment> {
  sendRequest: (scheduledAt: string) => Promise<Appointment>;
  onBooked: (appointment: Appointment) => void;
  /** Handles any failure except a lost race. Returns the message to show beside the selection. */
  onFailed: (error: Error) => string | null;
}

interface BookSlotOptions<Appointment> {
  handlers: BookingHandlers<Appointment>;
  /** The answer that contains the slot. */
  request: SlotsRequest;
  dispatch: Dispatch<SelectionEvent>;
}

/** Books a slot once. After a lost race the visitor picks another time on the same day. */
export function useBookSlot<Appointment>(options: BookSlotOptions<Appointment>) {
  const { handlers, request, dispatch } = options;
  const queryClient = useQueryClient();
  const mutation = useMutation({ mutationFn: handlers.sendRequest });
  const isUnderWay = useRef(false);

  function bookSlot(slot: Slot): void {
    // State would be too late: a double click comes before the next render.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const scheduledAt = slot.startsAt.toISOString();
    mutation.mutate(scheduledAt, {
      onSuccess: (appointment) => handlers.onBooked(appointment),
      onError: (error) => {
        isUnderWay.current = false;
        if (error instanceof ApiError && error.status === 409) {
          markTaken(slot, error.sentence);
        } else {
          dispatch({ type: 'booking-failed', sentence: handlers.onFailed(error) });
        }
      },
    });
  }

  /** Shows the slot as taken at once, and refetches the slots. */
  function markTaken(slot: Slot, sentence = unavailableReasonMessages.taken): void {
    const lostDay = easternDateOf(slot.startsAt);
    queryClient.setQueryData(
      slotsQuery(request).queryKey,
      (known) =>
        known && {
          ...known,
          days: known.days.map(({ day, reasons }) => ({
            day,
            reasons: reasons.map((reason, index) =>
              day === lostDay && known.starts[index] === slot.time ? 'taken' : reason,
            ),
          })),
        },
    );
    dispatch({ type: 'time-lost', sentence });
    void queryClient.invalidateQueries();
  }

  return { bookSlot, isBooking: mutation.isPending || mutation.isSuccess };
}
