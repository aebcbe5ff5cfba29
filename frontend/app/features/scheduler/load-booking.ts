/** Loads what booking a call needs. The browser keeps it; a failed load is tried again by the next call. */
export const loadBooking = () => import('./booking-submission');

/** Once a day is chosen: load it, and let the bot check work while the visitor chooses a time. */
export function prepareBooking(): void {
  loadBooking().then(
    ({ startBotProof }) => startBotProof(),
    () => {
      // Offline just now: booking tries again, and says so when it fails.
    },
  );
}
