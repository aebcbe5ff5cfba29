import {
  type EasternDate,
  easternDateOf,
  easternTimeOf,
  lastSlotDay,
  mondayOf,
  type TimeOfDay,
  unavailableReasonMessages,
} from '@agency/contracts';
import type { ReactNode } from 'react';
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

/** With the time chosen that a link or an earlier page names. A time that no answer has is none. */
export function selectionOf(startsAt: Date, now: Date): Selection {
  const none = initialSelection(earliestMonday(now));
  if (startsAt <= now) return { ...none, lost: unavailableReasonMessages.past };
  const day = easternDateOf(startsAt);
  if (day > lastSlotDay(easternDateOf(now))) return none;
  return { ...initialSelection(mondayOf(day), day), time: easternTimeOf(startsAt) };
}

export function slotPickerReducer(selection: Selection, event: SelectionEvent): Selection {
  switch (event.type) {
    case 'week-shown':
      return initialSelection(event.monday);
    case 'day-chosen':
      return initialSelection(mondayOf(event.day), event.day);
    case 'time-chosen':
      return { ...selection, time: event.time, lost: null, ...notTried };
    case 'free-time-chosen':
      return { ...initialSelection(event.free.monday, event.free.day), time: event.free.slot.time };
    case 'time-released':
      return { ...selection, time: null, lost: null, ...notTried };
    case 'time-lost':
      return { ...selection, time: null, lost: event.sentence, ...notTried };
    case 'booking-failed':
      return { ...selection, failure: event.sentence, mayBeBooked: event.mayBeBooked };
  }
}
