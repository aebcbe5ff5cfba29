/** Loads what sending a lead needs. The browser keeps it; a failed load is tried again by the next call. */
export const loadSubmission = () => import('./lead-submission');

/** On the first focus: load it, and let the bot check work while the visitor types. */
export function prepareSubmission(): void {
  loadSubmission().then(
    ({ startBotProof }) => startBotProof(),
    () => {
      // Offline just now: submitting tries again, and says so when it fails.
    },
  );
}
