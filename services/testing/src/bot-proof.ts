import type { BotChallenge } from '@agency/contracts';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** A proof as a request carries it. */
export function encodeProof(proof: object): string {
  return Buffer.from(JSON.stringify(proof)).toString('base64');
}

/** Does the work of a challenge as a visitor's browser would; returns the proof as a request carries it. */
export async function solve(challenge: BotChallenge): Promise<string> {
  // The signed data is the server's own; the work does not depend on it.
  const { data: _, ...parameters } = challenge.parameters;
  const solution = await solveChallenge({ challenge: { parameters }, deriveKey });
  return encodeProof({ challenge, solution });
}
