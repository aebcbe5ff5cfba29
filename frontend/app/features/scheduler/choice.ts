import type { EasternDate, TimeOfDay } from '@agency/contracts';

/** How far the visitor has come. Later parts are empty until the earlier ones are chosen. */
export interface Choice {
  monday: EasternDate;
  day: EasternDate | null;
  time: TimeOfDay | null;
  /** Why a time that had been chosen is gone. */
  lost: string | null;
  /** What the server said when it could not book; the choice stands. */
  refused: string | null;
}

export type ChoiceEvent =
  | { type: 'week-shown'; monday: EasternDate }
  | { type: 'day-chosen'; day: EasternDate }
  | { type: 'time-chosen'; time: TimeOfDay }
  | { type: 'time-released' }
  | { type: 'time-lost'; sentence: string }
  | { type: 'booking-refused'; sentence: string | null };

export function openingChoice(monday: EasternDate): Choice {
  return { monday, day: null, time: null, lost: null, refused: null };
}

export function nextChoice(choice: Choice, event: ChoiceEvent): Choice {
  switch (event.type) {
    case 'week-shown':
      return openingChoice(event.monday);
    case 'day-chosen':
      return { ...openingChoice(choice.monday), day: event.day };
    case 'time-chosen':
      return { ...choice, time: event.time, lost: null, refused: null };
    case 'time-released':
      return { ...choice, time: null, lost: null, refused: null };
    case 'time-lost':
      return { ...choice, time: null, lost: event.sentence, refused: null };
    case 'booking-refused':
      return { ...choice, refused: event.sentence };
  }
}
