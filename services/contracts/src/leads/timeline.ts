import * as z from 'zod/mini';
import * as apiPaths from '../api-paths.js';
import { deliveryStateSchema } from '../emails.js';
import { maxLengths } from '../limits.js';
import type { IdInPath } from '../lists.js';
import {
  appointmentStatusOptions,
  leadStatusOptions,
  type Option,
  optionValues,
} from '../options.js';
import { cleanText } from '../text/clean-text.js';
import { textSchema } from '../text/field-schemas.js';
import { easternDateSchema } from '../time/eastern-time.js';
import { amountKinds, amountSchema, correctableFields } from './lead.js';

export const callOutcomeOptions = [
  { value: 'reached', label: 'Reached' },
  { value: 'no-answer', label: 'No answer' },
  { value: 'voicemail', label: 'Left a voicemail' },
] as const satisfies readonly Option[];
export type CallOutcome = (typeof callOutcomeOptions)[number]['value'];

/** How long an activity can be undone after it was logged. */
export const activityUndoMinutes = 15;

/** POST, owner only: logs a note, or a call or an email made outside the product. */
export const activitiesPath = (contactId: IdInPath) =>
  `${apiPaths.contacts}/${contactId}/activities` as const;

const outcome = z.enum(optionValues(callOutcomeOptions), 'Please choose how the call went.');
const noteText = z.pipe(
  textSchema((text) => cleanText(text).trim(), maxLengths.notes),
  z.string().check(z.minLength(1, 'Please write a note first.')),
);

/** POST `activitiesPath`. */
export const createActivityRequestSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('note'), text: noteText }),
  z.object({ kind: z.literal('called'), outcome }),
  z.object({ kind: z.literal('wrote') }),
]);
export type CreateActivityRequest = z.infer<typeof createActivityRequestSchema>;

const logged = {
  /** The activity's id, for undoing it. */
  id: z.int(),
  /** ISO 8601 UTC. */
  at: z.iso.datetime(),
};

export const activityKinds = [
  z.object({ kind: z.literal('note-added'), ...logged, text: z.string() }),
  z.object({ kind: z.literal('called'), ...logged, outcome }),
  z.object({ kind: z.literal('wrote'), ...logged }),
] as const;

/** The answer to a POST: the activity as a timeline entry. */
export const activitySchema = z.discriminatedUnion('kind', activityKinds);
export type Activity = z.infer<typeof activitySchema>;

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
