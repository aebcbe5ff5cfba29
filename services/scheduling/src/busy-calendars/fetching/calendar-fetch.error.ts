import type { CalendarFailure } from '@agency/contracts';

/** (!) Says no more than the kind: the owner is shown it, and an address or an answer of another machine is in no log. */
export class CalendarFetchError extends Error {
  override readonly name = 'CalendarFetchError';

  constructor(
    readonly kind: CalendarFailure,
    /** How long the server asked to be left alone. */
    readonly retryAfterMs?: number,
  ) {
    super(`The calendar could not be fetched: ${kind}.`);
  }
}
