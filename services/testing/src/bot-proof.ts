import type { BotChallenge } from '@agency/contracts';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** A proof as a request carries it. */
export function encodeProof(proof: object): string {
  return Buffer.from(JSON.stringify(proof)).toString('base64');
}

/** Does the work of a challenge as a visitor's browser would; returns the proof as a request carries it. */
export async function solve(challenge: BotChallenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return encodeProof({ challenge, solution });
}
