import { setTimeout as sleep } from 'node:timers/promises';
import { GoogleError } from './google-answer.js';

/** Waits, or rejects at once when the check is stopped. Injected, so that tests do not wait. */
export type Pause = (milliseconds: number, signal: AbortSignal) => Promise<unknown>;
export const pause: Pause = (milliseconds, signal) => sleep(milliseconds, undefined, { signal });

const firstWaitMs = 1_000;
const tries = 6;
/** What asks for a longer wait is left to the next check. */
const longestWaitMs = 60_000;

/** Does it again after 1, 2, 4, 8 and 16 seconds, or when Google says, as long as the failure may pass. */
export async function withRetries<Result>(
  work: () => Promise<Result>,
  signal: AbortSignal,
  wait: Pause,
): Promise<Result> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof GoogleError)) throw error;
      const delay = error.retryAfterMs ?? firstWaitMs * 2 ** attempt;
      if (!error.isPassing || attempt + 1 >= tries || delay > longestWaitMs) throw error.failure;
      // A little off the beat, so that several installations do not come back together.
      await wait(delay * (1 + Math.random() / 4), signal);
    }
  }
}
