import * as z from 'zod/mini';
import { attribution } from './attribution.js';
import { contactId } from './contact-id.js';
import { contactMessages } from './contact-messages.js';
import { limits } from './limits.js';
import { leadStatusOptions, optionValues } from './options.js';
import { pageQuery } from './page-query.js';

/** A lead as the owner sees it. Never part of an anonymous answer. */
export const contact = z.object({
  id: contactId,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  company: z.nullable(z.string()),
  service: z.nullable(z.string()),
  monthlyAdSpend: z.nullable(z.string()),
  message: z.nullable(z.string()),
  status: z.enum(optionValues(leadStatusOptions)),
  notes: z.nullable(z.string()),
  attribution: z.nullable(attribution),
  /** ISO 8601 UTC. */
  createdAt: z.iso.datetime(),
});
export type Contact = z.infer<typeof contact>;

export const listContactsQuery = pageQuery;

/** PATCH /api/contacts/{id}. A status must be selected (specification, section 5). */
export const updateContactRequest = z.object({
  status: z.enum(optionValues(leadStatusOptions), contactMessages.status),
  notes: z.optional(z.string().check(z.maxLength(limits.notes, contactMessages.tooLong))),
});
export type UpdateContactRequest = z.infer<typeof updateContactRequest>;
