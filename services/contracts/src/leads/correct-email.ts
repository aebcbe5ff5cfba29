import * as z from 'zod/mini';
import { botProofSchema } from '../bot-challenge.js';
import { requestKeySchema } from '../request-key.js';
import { leadFieldsSchema } from './lead-fields.js';

/**
 * PUT /api/contacts/{id}/email. Whoever booked a call may correct the contact's address right after; the invitation then goes
 * to the new address. The answer is empty.
 */
export const correctEmailRequestSchema = z.object({
  email: leadFieldsSchema.shape.email,
  /** That of the booking: the contact's id alone is in emails, also in those to the mistyped address. */
  requestKey: z.optional(requestKeySchema),
  /** Required where the bot check is required. */
  altcha: z.optional(botProofSchema),
});
export type CorrectEmailRequest = z.infer<typeof correctEmailRequestSchema>;
