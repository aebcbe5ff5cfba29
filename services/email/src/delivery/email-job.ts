import type { EmailName } from '@agency/contracts';
import { emailJobDataSchema, emailJobs, type OutboxSubject, outboxSubject } from '@agency/platform';
import * as z from 'zod';
import {
  type AppointmentEmailName,
  type CalendarEmailName,
  isCalendarEmail,
  isLeadEmail,
  isReplyEmail,
  isSummaryEmail,
  type LeadEmailName,
  type ReplyEmailName,
  type SummaryEmailName,
} from '../templates/email-kinds.js';

/** One email to send, as the queue hands it over. */
export type EmailJob =
  | LeadEmailJob
  | ReplyEmailJob
  | AppointmentEmailJob
  | CalendarEmailJob
  | SummaryEmailJob;

interface LeadEmailJob {
  about: 'lead';
  name: LeadEmailName;
  contactId: number;
  requestId: string;
}

interface ReplyEmailJob {
  about: 'reply';
  name: ReplyEmailName;
  contactId: number;
  replyId: number;
  requestId: string;
}

interface AppointmentEmailJob {
  about: 'appointment';
  name: AppointmentEmailName;
  appointmentId: number;
  /** The appointment's sequence when the email was requested. */
  sequence: number;
  requestId: string;
}

interface CalendarEmailJob {
  about: 'calendar';
  name: CalendarEmailName;
  calendarId: number;
  /** Seconds since 1970: the outage that it is about. */
  failingSince: number;
  requestId: string;
}

interface SummaryEmailJob {
  about: 'notices';
  name: SummaryEmailName;
  /** Seconds since 1970: when the minutes began whose notices it sums up. */
  heldFrom: number;
  requestId: string;
}

const isEmailName = (name: string): name is EmailName => Object.hasOwn(emailJobs, name);

/** Throws when it is not a job of the email queue. */
export function parseEmailJob(name: string, data: unknown): EmailJob {
  if (!isEmailName(name)) throw new Error('Unknown email job.');
  const { requestId, payload } = emailJobDataSchema.parse(data);
  if (isReplyEmail(name)) {
    return { about: 'reply', name, ...emailJobs[name].parse(payload), requestId };
  }
  if (isCalendarEmail(name)) {
    return { about: 'calendar', name, ...emailJobs[name].parse(payload), requestId };
  }
  if (isSummaryEmail(name)) {
    return { about: 'notices', name, ...emailJobs[name].parse(payload), requestId };
  }
  return isLeadEmail(name)
    ? { about: 'lead', name, ...emailJobs[name].parse(payload), requestId }
    : { about: 'appointment', name, ...emailJobs[name].parse(payload), requestId };
}

const idSchema = z.int().optional();
const payloadSchema = z.object({
  contactId: idSchema,
  replyId: idSchema,
  appointmentId: idSchema,
  sequence: idSchema,
});

/** What the owner sees of a job in the email queue: ids. */
export const emailJobFactsSchema = emailJobDataSchema
  .extend({ payload: payloadSchema })
  .transform(({ requestId, payload }) => ({ ...payload, requestId }));

export function subjectOf(job: EmailJob): OutboxSubject {
  if (job.about === 'calendar') return outboxSubject.calendar(job.calendarId);
  if (job.about === 'notices') return outboxSubject.notices(job.heldFrom);
  return job.about === 'appointment'
    ? outboxSubject.appointment(job.appointmentId)
    : outboxSubject.lead(job.contactId);
}
