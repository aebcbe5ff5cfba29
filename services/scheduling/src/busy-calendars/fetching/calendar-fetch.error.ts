import type { CalendarFailure } from '@agency/contracts';

/** (!) Contains only the kind: the owner sees it, and addresses or another machine's answers must not be logged. */
export class CalendarFetchError extends Error {
  override readonly name = 'CalendarFetchError';

  constructor(
    readonly kind: CalendarFailure,
    /** How long the server asked to wait. */
    readonly retryAfterMs?: number,
  ) {
    super(`The calendar could not be fetched: ${kind}.`);
  }
}
