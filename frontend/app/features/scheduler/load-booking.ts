import { whenIdle } from '~/lib/when-idle';

/** Loads what booking needs. The browser caches it; a failed load is retried by the next call. */
export const loadBooking = () => import('./booking-submission');

/** Loads it and starts the bot check, while the visitor chooses a time. */
export function prepareBooking(): void {
  whenIdle()
    .then(loadBooking)
    .then(
      ({ startBotProof }) => startBotProof(),
      () => {
        // Offline: booking retries and reports its own failure.
      },
    );
}
