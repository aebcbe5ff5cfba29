import type { EmailName } from '@agency/contracts';
import * as z from 'zod';
import {
  type EmailKey,
  type EmailKind,
  type EmailPayload,
  emailPayloadOf,
  parseEmailPayload,
} from './email-kinds.js';

/** The email service's queue. */
export const emailQueueName = 'email';

/** Every email and what it is about. Its job has the same name. */
export const emailKinds = {
  'lead-notice': 'lead',
  'lead-auto-reply': 'lead',
  /** Written by the owner. */
  'lead-reply': 'reply',
  'booking-notice': 'appointment',
  /** To the owner, when a visitor moved or canceled an appointment. */
  'booking-change-notice': 'appointment',
  /** To the owner, when visitors book unusually many calls. About the call that exceeded the limit. */
  'booking-surge-notice': 'appointment',
  /** To the owner, when she booked, moved or canceled a call herself: it updates her calendar. */
  'own-change-notice': 'appointment',
  /** To the owner, when one of her calendars has been unreadable for an hour. */
  'calendar-unreadable': 'calendar',
  /** To the owner, in place of the notices beyond her hourly limit. */
  'notice-summary': 'notices',
  /** To the owner, each week, about what moved in search, if she asked for it. */
  'ranking-week': 'rankingWeek',
  /** To the owner, when a ranking check has raised alerts of high severity. */
  'ranking-alerts': 'rankingAlerts',
  /** To the owner, when a gate got a new password. */
  'password-changed': 'password',
  /** To the owner, when she chose another address for links that set a new password. */
  'recovery-address-changed': 'password',
  /** Such a link, to that address and no other. */
  'password-recovery': 'recovery',
  /** To an address that the owner has added: it gets nothing else until its link is used. */
  'address-confirmation': 'address',
  'address-test': 'address',
  /** To the main address, when an address was confirmed or answers go elsewhere; to a former one that was replaced. */
  'addresses-changed': 'address',
  'booking-invitation': 'appointment',
  /** In place of the invitation, for a call that must be confirmed by its link. */
  'booking-hold': 'appointment',
  'booking-moved': 'appointment',
  'booking-relocated': 'appointment',
  'booking-cancelled': 'appointment',
  'reminder-24-hours': 'appointment',
  'reminder-10-minutes': 'appointment',
} as const satisfies Record<EmailName, EmailKind>;

/** The names of the emails of a kind. */
export type EmailNameOf<Kind extends EmailKind> = {
  [Name in EmailName]: (typeof emailKinds)[Name] extends Kind ? Name : never;
}[EmailName];

/** One email to send when it is due, or at once without a `dueAt`. */
export type EmailRequest<Kind extends EmailKind = EmailKind> = {
  [About in Kind]: { name: EmailNameOf<About>; payload: EmailPayload<About>; dueAt?: Date };
}[Kind];

/** The request of the email with this key, to send it again. Throws when there is no such email. */
export function emailRequestOf(name: EmailName, key: EmailKey): EmailRequest {
  return requestOf(emailKinds[name], name, key);
}

function requestOf<Kind extends EmailKind>(
  kind: Kind,
  name: EmailNameOf<Kind>,
  key: EmailKey,
): EmailRequest<Kind> {
  return { name, payload: emailPayloadOf(kind, key) };
}

const jobDataSchema = z.object({ requestId: z.string(), payload: z.unknown() });

/** One email to send, as the queue hands it over. */
export type EmailJob<Kind extends EmailKind = EmailKind> = {
  [About in Kind]: {
    about: About;
    name: EmailNameOf<About>;
    requestId: string;
  } & EmailPayload<About>;
}[Kind];

const isEmailName = (name: string): name is EmailName => Object.hasOwn(emailKinds, name);

/** Throws when it is not a job of the email queue. */
export function parseEmailJob(name: string, data: unknown): EmailJob {
  if (!isEmailName(name)) throw new Error('Unknown email job.');
  const { requestId, payload } = jobDataSchema.parse(data);
  return jobOf(emailKinds[name], name, { requestId, payload });
}

function jobOf<Kind extends EmailKind>(
  about: Kind,
  name: EmailNameOf<Kind>,
  { requestId, payload }: z.infer<typeof jobDataSchema>,
): EmailJob<Kind> {
  return { about, name, requestId, ...parseEmailPayload(about, payload) };
}

/**
 * Thirteen attempts over more than 24 hours. Completed jobs are kept long enough for the outbox, which asks for them
 * every minute; Postgres records what was sent. The email service records failed ones and removes
 * them; what it cannot read is kept for 90 days.
 */
export const emailJobOptions = {
  attempts: 13,
  backoff: { type: 'exponential', delay: 30_000 },
  removeOnComplete: { age: 5 * 60, count: 10_000 },
  removeOnFail: { age: 90 * 86_400 },
} as const;

/** How long the outbox keeps settled messages: longer than the queue keeps its jobs. */
export const settledMessageDays = 100;
