import type { CalendarFailure } from '@agency/contracts';

/** (!) Carries no word of the file or its address: what is thrown may be logged. */
export class UnreadableCalendarError extends Error {
  readonly kind: CalendarFailure;

  constructor(kind: CalendarFailure) {
    super(`The calendar could not be read: ${kind}`);
    this.name = 'UnreadableCalendarError';
    this.kind = kind;
  }
}
