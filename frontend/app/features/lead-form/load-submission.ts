import { whenIdle } from '~/lib/when-idle';

/** Loads what sending a lead needs. The browser caches it; a failed load is retried by the next call. */
export const loadSubmission = () => import('./lead-submission');

/** Loads it on the first focus and starts the bot check, while the visitor types. */
export function prepareSubmission(): void {
  whenIdle()
    .then(loadSubmission)
    .then(
      ({ startBotProof }) => startBotProof(),
      () => {
        // Offline: submitting retries and reports its own failure.
      },
    );
}
