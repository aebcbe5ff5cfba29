import {
  type CreateAppointmentResponse,
  callMinutes,
  type Slot,
  slotRefusalMessages,
} from '@agency/contracts';
import { type Dispatch, useRef, useState } from 'react';
import { ApiError, sentenceOf } from '~/lib/api-error';
import { createAppointment } from './api/create-appointment';
import type { ChoiceEvent } from './choice';

const bookingError = 'Sorry, there was an error booking your appointment. Please try again.';

interface Booking {
  contactId: number;
  dispatch: Dispatch<ChoiceEvent>;
  onBooked: (appointment: CreateAppointmentResponse) => void;
  /** Somebody else has this start now. */
  onLost: (scheduledAt: string) => void;
}

/** Books a slot once, and turns a lost race into a new choice on the same day. */
export function useBooking({ contactId, dispatch, onBooked, onLost }: Booking) {
  const [isBooking, setIsBooking] = useState(false);
  const isUnderWay = useRef(false);

  function book(slot: Slot): void {
    // State would be too late: a double click comes before the next render.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsBooking(true);
    const scheduledAt = slot.startsAt.toISOString();
    createAppointment({ contactId, scheduledAt, duration: callMinutes }).then(
      onBooked,
      (error: unknown) => {
        isUnderWay.current = false;
        setIsBooking(false);
        refuse(scheduledAt, error);
      },
    );
  }

  function refuse(scheduledAt: string, error: unknown): void {
    if (error instanceof ApiError && error.status === 409) {
      onLost(scheduledAt);
      dispatch({ type: 'time-lost', sentence: error.sentence ?? slotRefusalMessages.taken });
    } else {
      window.alert(bookingError);
      dispatch({ type: 'booking-refused', sentence: sentenceOf(error) ?? null });
    }
  }

  return { book, isBooking };
}
