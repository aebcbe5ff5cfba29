import * as z from 'zod/mini';
import { attribution } from './attribution.js';
import { contactFields } from './contact.js';
import { contactId } from './contact-id.js';
import { contactMessages } from './contact-messages.js';
import { easternDate } from './eastern-date.js';
import { leadStatusOptions, optionValues } from './options.js';
import { ownerNotes } from './owner-notes.js';

const leadStatus = z.enum(optionValues(leadStatusOptions), contactMessages.status);

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
  status: leadStatus,
  notes: z.nullable(z.string()),
  /** The day on which to get back to her, in Eastern Time. Overdue from the day after. */
  followUpOn: z.nullable(easternDate),
  attribution: z.nullable(attribution),
  /** ISO 8601 UTC. */
  createdAt: z.iso.datetime(),
  /** When the owner asked to erase it, if its visitor is told first: it goes once that mail is out. ISO 8601 UTC. */
  erasureRequestedAt: z.nullable(z.iso.datetime()),
  /** Grows with each change. An update that names an older one is refused with 409. */
  version: z.int(),
});
export type Contact = z.infer<typeof contact>;

/** Another lead with the same email address or phone number: linked, never dropped or merged. */
export const relatedContact = z.object({
  id: contactId,
  name: z.string(),
  company: z.nullable(z.string()),
  status: leadStatus,
  createdAt: z.iso.datetime(),
  sameEmail: z.boolean(),
  samePhone: z.boolean(),
});
export type RelatedContact = z.infer<typeof relatedContact>;

/** GET /api/contacts/{id}, owner only. */
export const contactDetail = z.extend(contact, {
  /** Newest first, at most 20. */
  related: z.array(relatedContact),
});
export type ContactDetail = z.infer<typeof contactDetail>;

/** What the owner may correct of what a visitor sent; everything else stays as it was sent. */
export const correctableFields = ['name', 'email', 'phone', 'company'] as const;
export type CorrectableField = (typeof correctableFields)[number];

/**
 * PATCH /api/contacts/{id}. A status must be selected (specification, section 5). A corrected field follows the form's
 * rules; what is left out stays.
 */
export const updateContactRequest = z.object({
  status: leadStatus,
  notes: z.optional(ownerNotes),
  /** Null removes the date. */
  followUpOn: z.optional(z.nullable(easternDate)),
  name: z.optional(contactFields.shape.name),
  email: z.optional(contactFields.shape.email),
  phone: z.optional(contactFields.shape.phone),
  /** Null removes the company. */
  company: z.optional(z.nullable(contactFields.shape.company)),
  /** The version the change was made on. Without it the last save wins, as the specification's plain call does. */
  version: z.optional(z.int()),
});
export type UpdateContactRequest = z.infer<typeof updateContactRequest>;

/** GET /api/contacts/counts, owner only: the dashboard's counters over all leads. */
export const contactCounts = z.object({
  total: z.int(),
  new: z.int(),
  qualified: z.int(),
  closedWon: z.int(),
  /** Follow-up dates that have passed. */
  overdue: z.int(),
});
export type ContactCounts = z.infer<typeof contactCounts>;
