import * as z from 'zod/mini';
import { optionalField } from './field-schemas.js';
import { unreachableLeadMessage } from './lead.js';
import { leadFieldsSchema } from './lead-fields.js';
import { ownerNotesSchema } from './owner-notes.js';

/** POST, owner only: adds a lead by hand. */
export const addLeadPath = '/api/contacts/by-owner';

const { name, email, phone, company, service, monthlyAdSpend, message } = leadFieldsSchema.shape;

/** POST `addLeadPath`: a name, and an email address or a phone number. An empty text counts as left out. */
export const addLeadRequestSchema = z
  .object({
    name,
    email: optionalField(z.union([z.literal(''), email])),
    phone: optionalField(z.union([z.literal(''), phone])),
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
