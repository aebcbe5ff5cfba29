import type { BotChallenge } from '@agency/contracts';

/** A proof as a request carries it. */
export declare function encodeProof(proof: object): string;

/** Does the work of a challenge, as a visitor's browser would; returns the proof as a request carries it. */
export declare function solve(challenge: BotChallenge): Promise<string>;
