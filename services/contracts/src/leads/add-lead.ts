import * as z from 'zod/mini';
import { maxLengths } from '../limits.js';
import { cleanEmail, isValidEmail } from '../text/email-address.js';
import { optionalField, textSchema } from '../text/field-schemas.js';
import { ownerNotesSchema } from '../text/owner-notes.js';
import { validationMessages } from '../validation-messages.js';
import { originFields, unreachableLeadMessage } from './lead.js';
import { leadFieldsSchema, optionalPhone } from './lead-fields.js';

const { name, company, service, monthlyAdSpend, message } = leadFieldsSchema.shape;

/** The forms' field, but optional. */
const optionalEmail = optionalField(
  z.pipe(
    textSchema(cleanEmail, maxLengths.email),
    z
      .string()
      .check(z.refine((text) => text === '' || isValidEmail(text), validationMessages.email)),
  ),
);

/** POST `apiPaths.addLead`: a name, and an email address or a phone number. An empty text counts as missing. */
export const addLeadRequestSchema = z
  .object({
    name,
    email: optionalEmail,
    phone: optionalPhone,
    company,
    service,
    monthlyAdSpend,
    message,
    ...originFields,
    notes: z.optional(ownerNotesSchema),
    /** Whether to send the lead the forms' automatic reply. */
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
