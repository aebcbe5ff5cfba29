import * as z from 'zod/mini';
import { attribution } from './attribution.js';
import { botProof } from './bot-challenge.js';
import { contactForm } from './contact.js';
import { optionalField } from './field-schemas.js';

/**
 * POST /api/contacts. Beside the form: proof of work and attribution, both optional here. A module of its own, so that
 * the forms' scripts need not carry what only the server checks.
 */
export const createContactRequest = z.object({
  ...contactForm.shape,
  altcha: optionalField(botProof),
  attribution: optionalField(attribution),
});
export type CreateContactRequest = z.infer<typeof createContactRequest>;
export type CreateContactBody = z.input<typeof createContactRequest>;
