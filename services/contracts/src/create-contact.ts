import * as z from 'zod/mini';
import { attribution } from './attribution.js';
import { contactForm } from './contact.js';
import { contactMessages } from './contact-messages.js';
import { optionalField } from './field-schemas.js';
import { limits } from './limits.js';

/**
 * POST /api/contacts. Beside the form: proof of work and attribution, both optional here. A module of its own, so that
 * the forms' scripts need not carry what only the server checks.
 */
export const createContactRequest = z.object({
  ...contactForm.shape,
  /** ALTCHA's answer: base64 of `{ challenge, solution }`. */
  altcha: optionalField(
    z
      .string(contactMessages.wrongType)
      .check(z.maxLength(limits.botProof, contactMessages.tooLong)),
  ),
  attribution: optionalField(attribution),
});
export type CreateContactRequest = z.infer<typeof createContactRequest>;
export type CreateContactBody = z.input<typeof createContactRequest>;
