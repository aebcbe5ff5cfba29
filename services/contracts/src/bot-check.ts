import * as z from 'zod/mini';
import { maxLengths, validationMessages } from './limits.js';

/** ALTCHA's answer to a challenge: base64 of `{ challenge, solution }`. Each answer is valid for one request. */
export const botProofSchema = z
  .string(validationMessages.wrongType)
  .check(z.maxLength(maxLengths.botProof, validationMessages.tooLong));

/** GET /api/bot-check/challenge: an ALTCHA v2 challenge, signed by the server. */
export const botChallengeSchema = z.object({
  parameters: z.object({
    algorithm: z.string(),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
    nonce: z.string(),
    salt: z.string(),
    /** Unix seconds. */
    expiresAt: z.optional(z.int()),
    keySignature: z.optional(z.string()),
    /** Signed, so it must be returned unchanged. */
    data: z.optional(z.looseObject({})),
  }),
  signature: z.optional(z.string()),
});
export type BotChallenge = z.infer<typeof botChallengeSchema>;
