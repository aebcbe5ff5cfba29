import { type EmailName, leadIdSchema } from '@agency/contracts';
import * as z from 'zod';

/** The email service's queue. */
export const emailQueueName = 'email';

/**
 * What an email can be about, with the payload of its job. Payloads hold ids only: no name or address reaches Redis, and
 * the worker reads the current state before it sends.
 */
export const emailPayloads = {
  lead: z.object({ contactId: leadIdSchema }),
  reply: z.object({ contactId: leadIdSchema, replyId: z.int() }),
  appointment: z.object({
    appointmentId: z.int(),
    /** The appointment's sequence when the email was enqueued. Emails of an older sequence are outdated. */
    sequence: z.int(),
  }),
  calendar: z.object({
    calendarId: z.int(),
    /** Seconds since 1970: when the outage began that it is about. Only one email about each is sent. */
    failingSince: z.int(),
  }),
  notices: z.object({
    /** Seconds since 1970: when the minutes began whose notices it sums up. */
    heldFrom: z.int(),
  }),
};

export type EmailKind = keyof typeof emailPayloads;
export type EmailPayload<Kind extends EmailKind> = z.infer<(typeof emailPayloads)[Kind]>;

/** Every email with what it is about. The job that sends it has its name. */
export const emailKinds = {
  'lead-notice': 'lead',
  'lead-auto-reply': 'lead',
  /** From the owner, in the owner's words. */
  'lead-reply': 'reply',
  'booking-notice': 'appointment',
  /** To the owner, when a visitor moved or cancelled their appointment. */
  'booking-change-notice': 'appointment',
  /** To the owner, when visitors book unusually many calls. About the one that made them too many. */
  'booking-surge-notice': 'appointment',
  /** To the owner, when she booked, moved or cancelled a call herself: it brings her calendar up to date. */
  'own-change-notice': 'appointment',
  /** To the owner, when a calendar of hers could not be read for an hour. */
  'calendar-unreadable': 'calendar',
  /** To the owner, in place of the notices beyond those that she gets within an hour. */
  'notice-summary': 'notices',
  'booking-invitation': 'appointment',
  /** In place of the invitation, for a call that counts once its link was opened. */
  'booking-hold': 'appointment',
  'booking-moved': 'appointment',
  'booking-cancelled': 'appointment',
  'reminder-24-hours': 'appointment',
  'reminder-10-minutes': 'appointment',
} as const satisfies Record<EmailName, EmailKind>;

/** The emails that are about this. */
export type EmailNameOf<Kind extends EmailKind> = {
  [Name in EmailName]: (typeof emailKinds)[Name] extends Kind ? Name : never;
}[EmailName];

/** The data of an email job. */
export const emailJobDataSchema = z.object({ requestId: z.string(), payload: z.unknown() });

/**
 * Thirteen attempts over more than 24 hours. Completed jobs are kept until the outbox has surely asked for them, which it
 * does every minute; what was sent is recorded in Postgres. Failed ones are kept for 90 days, to be retried.
 */
export const emailJobOptions = {
  attempts: 13,
  backoff: { type: 'exponential', delay: 30_000 },
  removeOnComplete: { age: 5 * 60, count: 10_000 },
  removeOnFail: { age: 90 * 86_400 },
} as const;

/** How long the outbox keeps settled messages: longer than the queue keeps its jobs. */
export const settledMessageDays = 100;
