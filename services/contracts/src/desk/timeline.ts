import * as z from 'zod/mini';
import { deliveryStateSchema } from '../emails/delivery.js';
import { correctableFields } from '../leads/lead.js';
import { optionValues } from '../options.js';
import { appointmentStatusOptions, leadStatusOptions } from '../status-options.js';
import { easternDateSchema } from '../time/eastern-date.js';
import { activityKinds } from './activity.js';

/** ISO 8601 UTC. */
const at = z.iso.datetime();
const leadStatus = z.enum(optionValues(leadStatusOptions));

const appointment = { at, appointmentId: z.int() };
/** What the owner wrote to the lead in the email about it. */
const message = z.optional(z.string());

/**
 * GET /api/contacts/{id}/timeline, owner only: everything that happened to a lead, newest first. Entries are only ever
 * added, except that an activity can be taken back at once. A mail's entry follows what becomes of it; erasing the lead
 * erases them with it.
 */
export const timelineEntrySchema = z.discriminatedUnion('kind', [
  /** A visitor sent the form. */
  z.object({ kind: z.literal('submitted'), at }),
  /** The owner added the lead by hand. */
  z.object({ kind: z.literal('added'), at }),
  z.object({ kind: z.literal('status-changed'), at, from: leadStatus, to: leadStatus }),
  z.object({ kind: z.literal('notes-changed'), at, notes: z.nullable(z.string()) }),
  z.object({ kind: z.literal('follow-up-changed'), at, on: z.nullable(easternDateSchema) }),
  /** Only which fields: neither the old nor the new value, so that a correction leaves no copy of what was wrong. */
  z.object({
    kind: z.literal('contact-corrected'),
    at,
    fields: z.array(z.enum(correctableFields)),
    /** Absent: the owner, who was the only one that could in earlier versions. */
    by: z.optional(z.literal('visitor')),
  }),
  z.object({
    kind: z.literal('call-booked'),
    ...appointment,
    scheduledAt: z.iso.datetime(),
    /** Who did it: the visitor by form or link, or the owner. */
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
    /** Of a mail that waits for its time, when it is due. */
    at,
    /** Which mail, such as `booking-invitation`. */
    mail: z.string(),
    state: deliveryStateSchema,
    /** Why it failed or was skipped. */
    reason: z.nullable(z.string()),
    /** Whether the owner has put the failure aside. */
    isDismissed: z.optional(z.boolean()),
    /** What the owner wrote; only of a reply. */
    reply: z.optional(
      z.object({
        subject: z.string(),
        body: z.string(),
        /** The template it began as, by the name it had. */
        templateName: z.nullable(z.string()),
      }),
    ),
  }),
  ...activityKinds,
]);
export type TimelineEntry = z.infer<typeof timelineEntrySchema>;
