import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** Does the work of a challenge, given as the product answered it; returns the proof as a request carries it. */
export async function proofOf(challengeText: string): Promise<string> {
  const challenge: Challenge = JSON.parse(challengeText);
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
