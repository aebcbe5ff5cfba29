import type { BotChallenge } from '@agency/contracts';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** A proof in the form that a request sends. */
export function encodeProof(proof: object): string {
  return Buffer.from(JSON.stringify(proof)).toString('base64');
}

/** Solves a challenge as a visitor's browser would; returns the proof for the request. */
export async function solve(challenge: BotChallenge): Promise<string> {
  // The server's own signed data; the work does not depend on it.
  const { data: _, ...parameters } = challenge.parameters;
  const solution = await solveChallenge({ challenge: { parameters }, deriveKey });
  return encodeProof({ challenge, solution });
}
