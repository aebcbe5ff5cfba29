import {
  type EmailJobName,
  emailJobDataSchema,
  emailJobs,
  type OutboxSubject,
  outboxSubject,
} from '@agency/platform';
import * as z from 'zod';
import type { CallMailName, LeadMailName } from '../mails/mail-renderer.js';

/** A mail that somebody asked for, as the queue hands it over. */
export type MailOrder = LeadMailOrder | CallMailOrder;

export interface LeadMailOrder {
  about: 'lead';
  name: LeadMailName;
  contactId: number;
  requestId: string;
}

export interface CallMailOrder {
  about: 'call';
  name: CallMailName;
  appointmentId: number;
  /** The call's when the mail was asked for. */
  sequence: number;
  requestId: string;
}

export const isLeadMail = (name: EmailJobName): name is LeadMailName => name.startsWith('lead-');
const isMailName = (name: string): name is EmailJobName => Object.hasOwn(emailJobs, name);

/** Reads a job of the mail queue; throws when it is none that this service knows. */
export function readMailOrder(name: string, data: unknown): MailOrder {
  if (!isMailName(name)) throw new Error('There is no mail of this name.');
  const { requestId, payload } = emailJobDataSchema.parse(data);
  return isLeadMail(name)
    ? { about: 'lead', name, ...emailJobs[name].parse(payload), requestId }
    : { about: 'call', name, ...emailJobs[name].parse(payload), requestId };
}

const id = z.int().optional();
const ids = z.object({ contactId: id, appointmentId: id, sequence: id });

/** What the owner sees of a job of the mail queue: ids. */
export const mailJobFacts = emailJobDataSchema
  .extend({ payload: ids })
  .transform(({ requestId, payload }) => ({ ...payload, requestId }));

/** What the outbox calls the thing that a mail is about. */
export function subjectOf(order: MailOrder): OutboxSubject {
  return order.about === 'lead'
    ? outboxSubject.lead(order.contactId)
    : outboxSubject.appointment(order.appointmentId);
}
