import type { CalendarFailure } from '@agency/contracts';

/** (!) Contains nothing of the file or its address, because errors may be logged. */
export class UnreadableCalendarError extends Error {
  override readonly name = 'UnreadableCalendarError';
  readonly kind: CalendarFailure;

  constructor(kind: CalendarFailure) {
    super(`The calendar could not be read: ${kind}`);
    this.kind = kind;
  }
}
