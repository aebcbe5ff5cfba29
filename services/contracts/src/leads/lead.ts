import * as z from 'zod/mini';
import { optionValues } from '../options.js';
import { leadStatusOptions } from '../status-options.js';
import { ownerNotesSchema } from '../text/owner-notes.js';
import { easternDateSchema } from '../time/eastern-date.js';
import { validationMessages } from '../validation-messages.js';
import { attributionSchema } from './attribution.js';
import { leadFieldsSchema } from './lead-fields.js';
import { leadIdSchema } from './lead-id.js';
import { leadTopicOptions } from './lead-topic.js';

/** Why a lead that the owner adds or corrects is refused when it has neither. */
export const unreachableLeadMessage = 'Please enter an email address or a phone number.';

const leadStatus = z.enum(optionValues(leadStatusOptions), validationMessages.status);

/** A lead as the owner sees it. Never part of an anonymous answer. */
export const leadSchema = z.object({
  id: leadIdSchema,
  name: z.string(),
  /** At least one of email and phone is there. A form has both, the newsletter's only an email. */
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  company: z.nullable(z.string()),
  service: z.nullable(z.string()),
  monthlyAdSpend: z.nullable(z.string()),
  message: z.nullable(z.string()),
  /** What they asked for instead of a call. */
  topic: z.nullable(z.enum(optionValues(leadTopicOptions))),
  status: leadStatus,
  /** Since when it has this status. ISO 8601 UTC. */
  statusSince: z.iso.datetime(),
  notes: z.nullable(z.string()),
  /** The day to follow up on, in Eastern Time. Overdue from the day after. */
  followUpOn: z.nullable(easternDateSchema),
  attribution: z.nullable(attributionSchema),
  /** `form`: a visitor sent it. `owner`: added by hand. */
  source: z.enum(['form', 'owner']),
  /** The soonest scheduled call that is still ahead. */
  nextCall: z.nullable(z.object({ id: z.int(), scheduledAt: z.iso.datetime() })),
  /** ISO 8601 UTC. */
  createdAt: z.iso.datetime(),
  /** When the owner asked to erase it after its visitor has been emailed; it is erased once that email is sent. ISO 8601 UTC. */
  erasureRequestedAt: z.nullable(z.iso.datetime()),
  /** Increases with each change. An update with an older version answers 409. */
  version: z.int32(),
});
export type Lead = z.infer<typeof leadSchema>;

/** Another lead with the same email address or phone number: linked, never dropped or merged. */
export const relatedLeadSchema = z.object({
  id: leadIdSchema,
  name: z.string(),
  company: z.nullable(z.string()),
  status: leadStatus,
  createdAt: z.iso.datetime(),
  sameEmail: z.boolean(),
  samePhone: z.boolean(),
});
export type RelatedLead = z.infer<typeof relatedLeadSchema>;

/** GET /api/contacts/{id}, owner only. */
export const leadDetailSchema = z.extend(leadSchema, {
  /** Newest first, at most 20. */
  related: z.array(relatedLeadSchema),
});
export type LeadDetail = z.infer<typeof leadDetailSchema>;

/** What the owner may correct of what a visitor sent; everything else stays as it was sent. */
export const correctableFields = ['name', 'email', 'phone', 'company'] as const;
export type CorrectableField = (typeof correctableFields)[number];

/**
 * PATCH /api/contacts/{id}. A status must be selected (specification, section 5). A corrected field follows the form's
 * rules; what is left out stays.
 */
export const updateLeadRequestSchema = z.object({
  status: leadStatus,
  notes: z.optional(ownerNotesSchema),
  /** Null removes the date. */
  followUpOn: z.optional(z.nullable(easternDateSchema)),
  name: z.optional(leadFieldsSchema.shape.name),
  /** Null removes the address or number; one of the two must remain. */
  email: z.optional(z.nullable(leadFieldsSchema.shape.email)),
  phone: z.optional(z.nullable(leadFieldsSchema.shape.phone)),
  /** Null removes the company. */
  company: z.optional(z.nullable(leadFieldsSchema.shape.company)),
  /** The version the change was made on. Without it the last save wins, as the specification's request without it does. */
  version: z.optional(z.int32()),
});
export type UpdateLeadRequest = z.infer<typeof updateLeadRequestSchema>;

/** GET /api/contacts/counts, owner only: the dashboard's counters over all leads. */
export const leadCountsSchema = z.object({
  total: z.int(),
  new: z.int(),
  qualified: z.int(),
  closedWon: z.int(),
  /** Follow-up dates that have passed. */
  overdue: z.int(),
  /** When the newest lead was created: tells a desk that shows a list whether there is more. ISO 8601 UTC. */
  latest: z.nullable(z.iso.datetime()),
});
export type LeadCounts = z.infer<typeof leadCountsSchema>;
