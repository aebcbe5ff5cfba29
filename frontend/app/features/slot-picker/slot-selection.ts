import {
  type EasternDate,
  easternDateOf,
  mondayOf,
  type Slot,
  type TimeOfDay,
  unavailableReasonMessages,
} from '@agency/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useRef } from 'react';
import { ApiError } from '~/lib/api-error';
import { type SlotsRequest, slotsQuery } from './get-slots';
import type { FreeTime } from './week-days';

/** Each part is null until the one before it is chosen. */
export interface Selection {
  monday: EasternDate;
  day: EasternDate | null;
  time: TimeOfDay | null;
  /** Why the chosen time is no longer available. */
  lost: string | null;
  /** Why booking failed. The selection stays. */
  failure: string | null;
}

export type SelectionEvent =
  | { type: 'week-shown'; monday: EasternDate }
  | { type: 'day-chosen'; day: EasternDate }
  | { type: 'time-chosen'; time: TimeOfDay }
  | { type: 'free-time-chosen'; free: FreeTime }
  | { type: 'time-released' }
  | { type: 'time-lost'; sentence: string }
  | { type: 'booking-failed'; sentence: string | null };

export function initialSelection(monday: EasternDate, day: EasternDate | null = null): Selection {
  return { monday, day, time: null, lost: null, failure: null };
}

export function slotPickerReducer(selection: Selection, event: SelectionEvent): Selection {
  switch (event.type) {
    case 'week-shown':
      return initialSelection(event.monday);
    case 'day-chosen':
      return initialSelection(mondayOf(event.day), event.day);
    case 'time-chosen':
      return { ...selection, time: event.time, lost: null, failure: null };
    case 'free-time-chosen':
      return { ...initialSelection(event.free.monday, event.free.day), time: event.free.slot.time };
    case 'time-released':
      return { ...selection, time: null, lost: null, failure: null };
    case 'time-lost':
      return { ...selection, time: null, lost: event.sentence, failure: null };
    case 'booking-failed':
      return { ...selection, failure: event.sentence };
  }
}

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
