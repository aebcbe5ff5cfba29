import {
  type CreateAppointmentResponse,
  callMinutes,
  type EasternDate,
  type Slot,
  slotRefusalMessages,
} from '@agency/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useRef } from 'react';
import { ApiError, sentenceOf } from '~/lib/api-error';
import { createAppointment } from './api/create-appointment';
import { takenTimesQuery } from './api/get-taken-times';
import type { ChoiceEvent } from './choice';

const bookingError = 'Sorry, there was an error booking your appointment. Please try again.';

interface Booking {
  contactId: number;
  monday: EasternDate;
  dispatch: Dispatch<ChoiceEvent>;
  onBooked: (appointment: CreateAppointmentResponse) => void;
}

/** Books a slot once, and turns a lost race into a new choice on the same day. */
export function useBooking({ contactId, monday, dispatch, onBooked }: Booking) {
  const queryClient = useQueryClient();
  const mutation = useMutation({ mutationFn: createAppointment });
  const isUnderWay = useRef(false);

  function book(slot: Slot): void {
    // State would be too late: a double click comes before the next render.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const scheduledAt = slot.startsAt.toISOString();
    mutation.mutate(
      { contactId, scheduledAt, duration: callMinutes },
      {
        onSuccess: (appointment) => onBooked(appointment),
        onError: (error) => {
          isUnderWay.current = false;
          if (error instanceof ApiError && error.status === 409) {
            giveUp(scheduledAt, error.sentence);
          } else {
            window.alert(bookingError);
            dispatch({
              type: 'booking-refused',
              sentence: sentenceOf(error) ?? null,
            });
          }
        },
      },
    );
  }

  /** Somebody was faster: the time shows as taken at once, and the truth is read again. */
  function giveUp(scheduledAt: string, sentence = slotRefusalMessages.taken): void {
    queryClient.setQueryData(takenTimesQuery(monday).queryKey, (known = []) => [
      ...known,
      { scheduledAt, duration: callMinutes },
    ]);
    dispatch({ type: 'time-lost', sentence });
    void queryClient.invalidateQueries();
  }

  return { book, isBooking: mutation.isPending || mutation.isSuccess };
}
