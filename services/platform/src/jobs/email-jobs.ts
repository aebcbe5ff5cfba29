import { type EmailName, leadIdSchema } from '@agency/contracts';
import * as z from 'zod';

/** The email service's queue. */
export const emailQueueName = 'email';

const aboutLead = z.object({ contactId: leadIdSchema });
const reply = z.object({ contactId: leadIdSchema, replyId: z.int() });
const aboutAppointment = z.object({
  appointmentId: z.int(),
  /** The appointment's sequence when the email was enqueued. Emails of an older sequence are outdated. */
  sequence: z.int(),
});

const aboutCalendar = z.object({
  calendarId: z.int(),
  /** Seconds since 1970: when the outage began that it is about. Only one email about each is sent. */
  failingSince: z.int(),
});

const aboutNotices = z.object({
  /** Seconds since 1970: when the minutes began whose notices it sums up. */
  heldFrom: z.int(),
});

/**
 * Every email job with its payload. Payloads hold ids only: no name or address reaches Redis, and the worker reads the
 * current state before it sends.
 */
export const emailJobs = {
  'lead-notice': aboutLead,
  'lead-auto-reply': aboutLead,
  /** From the owner, in the owner's words. */
  'lead-reply': reply,
  'booking-notice': aboutAppointment,
  /** To the owner, when a visitor moved or cancelled their appointment. */
  'booking-change-notice': aboutAppointment,
  /** To the owner, when visitors book unusually many calls. About the one that made them too many. */
  'booking-surge-notice': aboutAppointment,
  /** To the owner, when she booked, moved or cancelled a call herself: it brings her calendar up to date. */
  'own-change-notice': aboutAppointment,
  /** To the owner, when a calendar of hers could not be read for an hour. */
  'calendar-unreadable': aboutCalendar,
  /** To the owner, in place of the notices beyond those that she gets within an hour. */
  'notice-summary': aboutNotices,
  'booking-invitation': aboutAppointment,
  /** In place of the invitation, for a call that counts once its link was opened. */
  'booking-hold': aboutAppointment,
  'booking-moved': aboutAppointment,
  'booking-cancelled': aboutAppointment,
  'reminder-24-hours': aboutAppointment,
  'reminder-10-minutes': aboutAppointment,
} as const satisfies Record<EmailName, z.ZodType>;

/** The job that sends an email has the email's name. */
export type EmailJobPayload<Name extends EmailName> = z.infer<(typeof emailJobs)[Name]>;

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
