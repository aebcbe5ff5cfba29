/** Why a file could not be read; the fetch knows more kinds (contracts, `calendarFailures`). */
export type UnreadableKind = 'not-a-calendar' | 'too-large' | 'too-slow';

/** (!) Carries no word of the file or its address: what is thrown may be logged. */
export class UnreadableCalendarError extends Error {
  readonly kind: UnreadableKind;

  constructor(kind: UnreadableKind) {
    super(`The calendar could not be read: ${kind}`);
    this.name = 'UnreadableCalendarError';
    this.kind = kind;
  }
}
