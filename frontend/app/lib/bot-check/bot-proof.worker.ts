import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge, Solution } from 'altcha-lib/types';

/** Null if there is no solution. */
export type WorkerAnswer = Solution | null;

self.onmessage = async ({ data }: MessageEvent<Challenge>) => {
  let answer: WorkerAnswer = null;
  try {
    answer = await solveChallenge({ challenge: data, deriveKey });
  } catch {
    // No Web Crypto (an insecure address) or an unknown algorithm: the form is sent without a proof.
  }
  self.postMessage(answer);
};
