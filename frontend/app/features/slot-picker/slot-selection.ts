import {
  type EasternDate,
  easternDateOf,
  easternTimeOf,
  lastSlotDay,
  mondayOf,
  type Slot,
  type TimeOfDay,
  unavailableReasonMessages,
} from '@agency/contracts';
import { useMutation } from '@tanstack/react-query';
import { type Dispatch, type ReactNode, useRef } from 'react';
import { ApiError, mayHaveSucceeded } from '~/lib/api-error';
import { earliestMonday, type FreeTime } from './week-days';

/** Each part is null until the one before it is chosen. */
export interface Selection {
  monday: EasternDate;
  day: EasternDate | null;
  time: TimeOfDay | null;
  /** Why the chosen time is no longer available. */
  lost: string | null;
  /** Why booking failed. The selection stays. */
  failure: ReactNode;
  /** Whether it may have been booked although booking failed: the answer was lost. */
  mayBeBooked: boolean;
}

export type SelectionEvent =
  | { type: 'week-shown'; monday: EasternDate }
  | { type: 'day-chosen'; day: EasternDate }
  | { type: 'time-chosen'; time: TimeOfDay }
  | { type: 'free-time-chosen'; free: FreeTime }
  | { type: 'time-released' }
  | { type: 'time-lost'; sentence: string }
  | { type: 'booking-failed'; sentence: ReactNode; mayBeBooked: boolean };

const notTried = { failure: null, mayBeBooked: false };

export function initialSelection(monday: EasternDate, day: EasternDate | null = null): Selection {
  return { monday, day, time: null, lost: null, ...notTried };
}

const onDay = (day: EasternDate) => initialSelection(mondayOf(day), day);

/** With the time chosen that a link or an earlier page names. A time that no answer has is none. */
export function selectionOf(startsAt: Date, now: Date): Selection {
  const none = initialSelection(earliestMonday(now));
  if (startsAt <= now) return { ...none, lost: unavailableReasonMessages.past };
  const day = easternDateOf(startsAt);
  if (day > lastSlotDay(easternDateOf(now))) return none;
  return { ...onDay(day), time: easternTimeOf(startsAt) };
}

export function slotPickerReducer(selection: Selection, event: SelectionEvent): Selection {
  switch (event.type) {
    case 'week-shown':
      return initialSelection(event.monday);
    case 'day-chosen':
      return onDay(event.day);
    case 'time-chosen':
      return { ...selection, time: event.time, lost: null, ...notTried };
    case 'free-time-chosen':
      return { ...onDay(event.free.day), time: event.free.slot.time };
    case 'time-released':
      return { ...selection, time: null, lost: null, ...notTried };
    case 'time-lost':
      return { ...selection, time: null, lost: event.sentence, ...notTried };
    case 'booking-failed':
      return { ...selection, failure: event.sentence, mayBeBooked: event.mayBeBooked };
  }
}

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
