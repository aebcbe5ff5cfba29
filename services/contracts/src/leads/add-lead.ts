import * as z from 'zod/mini';
import { maxLengths } from '../limits.js';
import { oneLine } from '../text/clean-text.js';
import { isValidEmail } from '../text/email-address.js';
import { optionalField, textSchema } from '../text/field-schemas.js';
import { ownerNotesSchema } from '../text/owner-notes.js';
import { validationMessages } from '../validation-messages.js';
import { unreachableLeadMessage } from './lead.js';
import { leadFieldsSchema, optionalPhone } from './lead-fields.js';

/** POST, owner only: adds a lead by hand. */
export const addLeadPath = '/api/contacts/by-owner';

const { name, company, service, monthlyAdSpend, message } = leadFieldsSchema.shape;

/** As the forms have it, but it may be left out. */
const optionalEmail = optionalField(
  z.pipe(
    textSchema(oneLine, maxLengths.email),
    z
      .string()
      .check(z.refine((text) => text === '' || isValidEmail(text), validationMessages.email)),
  ),
);

/** POST `addLeadPath`: a name, and an email address or a phone number. An empty text counts as left out. */
export const addLeadRequestSchema = z
  .object({
    name,
    email: optionalEmail,
    phone: optionalPhone,
    company,
    service,
    monthlyAdSpend,
    message,
    notes: z.optional(ownerNotesSchema),
    /** Whether the lead gets the automatic reply of the forms. */
    sendAutoReply: z._default(z.boolean(), false),
  })
  .check(
    z.refine((lead) => Boolean(lead.email || lead.phone), {
      error: unreachableLeadMessage,
      path: ['email'],
    }),
  );
export type AddLeadRequest = z.infer<typeof addLeadRequestSchema>;
export type AddLeadBody = z.input<typeof addLeadRequestSchema>;
