import * as z from 'zod/mini';
import type { IdInPath } from '../api-path-parts.js';
import * as apiPaths from '../api-paths.js';
import { deliveryStateSchema } from '../emails/delivery.js';
import { activityKinds } from '../leads/activity.js';
import { amountKinds, amountSchema } from '../leads/amount.js';
import { correctableFields } from '../leads/lead.js';
import { optionValues } from '../options.js';
import { appointmentStatusOptions, leadStatusOptions } from '../status-options.js';
import { easternDateSchema } from '../time/eastern-date.js';

/** ISO 8601 UTC. */
const at = z.iso.datetime();
const leadStatus = z.enum(optionValues(leadStatusOptions));

const appointment = { at, appointmentId: z.int() };
/** The owner's message to the lead in this email. */
const message = z.optional(z.string());

export const timelinePath = (contactId: IdInPath) => `${apiPaths.contacts}/${contactId}/timeline`;

/**
 * GET `timelinePath`, owner only: everything that happened to a lead, newest first. Entries are only
 * added, except that an activity can be undone for a while. An email's entry follows its delivery; erasing the lead
 * erases its entries.
 */
export const timelineEntrySchema = z.discriminatedUnion('kind', [
  /** A visitor sent the form. */
  z.object({ kind: z.literal('submitted'), at }),
  /** The owner added the lead by hand. */
  z.object({ kind: z.literal('added'), at }),
  z.object({ kind: z.literal('imported'), at }),
  z.object({ kind: z.literal('status-changed'), at, from: leadStatus, to: leadStatus }),
  z.object({ kind: z.literal('notes-changed'), at, notes: z.nullable(z.string()) }),
  z.object({
    kind: z.literal('follow-up-changed'),
    at,
    on: z.nullable(easternDateSchema),
    /** What to do on that day. */
    task: z.optional(z.string()),
  }),
  z.object({
    kind: z.literal('amount-changed'),
    at,
    of: z.enum(amountKinds),
    /** Null: it was removed. */
    amount: z.nullable(amountSchema),
  }),
  /** Names of the fields only: with old or new values, a correction would keep a copy of what was wrong. */
  z.object({
    kind: z.literal('contact-corrected'),
    at,
    fields: z.array(z.enum(correctableFields)),
    /** Absent: the owner, the only one who could in earlier versions. */
    by: z.optional(z.literal('visitor')),
  }),
  z.object({
    kind: z.literal('call-booked'),
    ...appointment,
    scheduledAt: z.iso.datetime(),
    /** The visitor, by form or link, or the owner. */
    by: z.enum(['visitor', 'owner']),
  }),
  z.object({
    kind: z.literal('call-moved'),
    ...appointment,
    from: z.iso.datetime(),
    scheduledAt: z.iso.datetime(),
    by: z.enum(['visitor', 'owner']),
    message,
  }),
  z.object({
    kind: z.literal('call-status-changed'),
    ...appointment,
    from: z.enum(optionValues(appointmentStatusOptions)),
    to: z.enum(optionValues(appointmentStatusOptions)),
    by: z.enum(['visitor', 'owner']),
    message,
  }),
  z.object({
    kind: z.literal('mail'),
    /** When a waiting email is due. */
    at,
    /** The email's name, such as `booking-invitation`. */
    mail: z.string(),
    state: deliveryStateSchema,
    /** Why it failed or was skipped. */
    reason: z.nullable(z.string()),
    /** Whether the owner dismissed the failure. */
    isDismissed: z.optional(z.boolean()),
    /** The owner's text; only for a reply. */
    reply: z.optional(
      z.object({
        subject: z.string(),
        body: z.string(),
        /** The name of the template the reply started from, as it was then. */
        templateName: z.nullable(z.string()),
      }),
    ),
  }),
  ...activityKinds,
]);
export type TimelineEntry = z.infer<typeof timelineEntrySchema>;
