import { type Slot, unavailableReasonMessages } from '@agency/contracts';
import { useMutation } from '@tanstack/react-query';
import { type Dispatch, type ReactNode, useRef } from 'react';
import { ApiError, mayHaveSucceeded } from '~/lib/api-error';
import type { SelectionEvent } from './slot-selection';

export interface BookingHandlers<Appointment> {
  sendRequest: (scheduledAt: string) => Promise<Appointment>;
  onBooked: (appointment: Appointment) => void;
  /** Handles any failure except a lost race. Returns the message to show beside the selection. */
  onFailed: (error: Error) => ReactNode;
}

interface BookSlotOptions<Appointment> {
  handlers: BookingHandlers<Appointment>;
  markTaken: (slot: Slot) => void;
  dispatch: Dispatch<SelectionEvent>;
}

/** Books a slot once. After a lost race the visitor picks another time on the same day. */
export function useBookSlot<Appointment>(options: BookSlotOptions<Appointment>) {
  const { handlers, markTaken, dispatch } = options;
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
          const sentence = error.sentence ?? unavailableReasonMessages.taken;
          markTaken(slot);
          dispatch({ type: 'time-lost', sentence });
        } else {
          const sentence = handlers.onFailed(error);
          dispatch({ type: 'booking-failed', sentence, mayBeBooked: mayHaveSucceeded(error) });
        }
      },
    });
  }

  return { bookSlot, isBooking: mutation.isPending || mutation.isSuccess };
}
