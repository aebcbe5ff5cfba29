import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** Solves a challenge, given as the product's answer; returns the proof in the form that a request carries. */
export async function proofOf(challengeText: string): Promise<string> {
  const challenge: Challenge = JSON.parse(challengeText);
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
