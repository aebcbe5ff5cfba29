import { type EmailName, leadIdSchema } from '@agency/contracts';
import * as z from 'zod';

/** The queue the email service works off. */
export const emailQueueName = 'email';

const aboutLead = z.object({ contactId: leadIdSchema });
const aboutAppointment = z.object({
  appointmentId: z.int(),
  /** The appointment's sequence when the mail was asked for: a moved call's older mails no longer hold. */
  sequence: z.int(),
});

/**
 * Every mail that may be asked for, with the payload it needs. Payloads carry ids only: no name or
 * address ever reaches Redis, and the worker reads the present state before it sends.
 */
export const emailJobs = {
  'lead-notice': aboutLead,
  'lead-auto-reply': aboutLead,
  'booking-notice': aboutAppointment,
  /** To the owner, when a visitor moved or cancelled her call herself. */
  'booking-change-notice': aboutAppointment,
  'booking-invitation': aboutAppointment,
  'booking-moved': aboutAppointment,
  'booking-cancelled': aboutAppointment,
  'reminder-24-hours': aboutAppointment,
  'reminder-10-minutes': aboutAppointment,
} as const satisfies Record<EmailName, z.ZodType>;

/** The job that sends an email has the email's name. */
export type EmailJobName = EmailName;
export type EmailJobPayload<Name extends EmailJobName> = z.infer<(typeof emailJobs)[Name]>;

/** Everything that travels with a mail job. */
export const emailJobDataSchema = z.object({ requestId: z.string(), payload: z.unknown() });

/** Thirteen tries over more than 24 hours, then failed and kept for a look. */
export const emailJobOptions = {
  attempts: 13,
  backoff: { type: 'exponential', delay: 30_000 },
  removeOnComplete: { age: 30 * 86_400, count: 50_000 },
  removeOnFail: { age: 90 * 86_400 },
} as const;

/** How long the outbox keeps what is settled: longer than the queue knows its jobs. */
export const settledMessageDays = 100;
