import * as z from 'zod/mini';
import * as apiPaths from '../api-paths.js';
import { botProofSchema } from '../bot-check.js';
import type { IdInPath } from '../lists.js';
import { requestKeySchema } from '../text/field-schemas.js';
import { leadFieldsSchema } from './lead-fields.js';

/** How long after booking, and how many times, a visitor may correct the email address (docs/funnel.md). */
export const emailCorrectionMinutes = 30;
export const maxEmailCorrections = 2;

/** PUT: corrects a mistyped email address right after booking. */
export const contactEmailPath = (contactId: IdInPath) => `${apiPaths.contacts}/${contactId}/email`;

/**
 * PUT `contactEmailPath`. A visitor who has just booked a call may correct the contact's address; the invitation
 * is then sent to the new one. The answer has no body.
 */
export const correctEmailRequestSchema = z.object({
  email: leadFieldsSchema.shape.email,
  /**
   * The booking's request key. The contact's id is no proof: emails contain it, including those to the mistyped
   * address.
   */
  requestKey: z.optional(requestKeySchema),
  /** Required where the bot check is required. */
  altcha: z.optional(botProofSchema),
});
export type CorrectEmailRequest = z.infer<typeof correctEmailRequestSchema>;
