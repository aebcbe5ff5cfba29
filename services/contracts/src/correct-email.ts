import * as z from 'zod/mini';
import { botProofSchema } from './bot-challenge.js';
import { leadFieldsSchema } from './lead-fields.js';

/**
 * PUT /api/contacts/{id}/email. Whoever holds the contact's id may correct its address right after booking a call; the
 * invitation then goes to the new address. The answer is empty.
 */
export const correctEmailRequestSchema = z.object({
  email: leadFieldsSchema.shape.email,
  /** Required where the bot check is required. */
  altcha: z.optional(botProofSchema),
});
export type CorrectEmailRequest = z.infer<typeof correctEmailRequestSchema>;
