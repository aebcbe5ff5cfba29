import { randomUUID } from 'node:crypto';
import type { Attribution, Touch } from '@agency/contracts';
import { query } from './database.ts';

export interface StoredLead {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  topic: string | null;
  company: string | null;
  service: string | null;
  monthly_ad_spend: string | null;
  message: string | null;
  status: string;
  notes: string | null;
  bot_check: string;
  attribution: Attribution | null;
}

export async function leadOf(contactId: number): Promise<StoredLead | undefined> {
  const [lead] = await query<StoredLead>('SELECT * FROM leads.contacts WHERE id = $1', [contactId]);
  return lead;
}

/** How a lead came, without its times, which differ every time. */
export function touchesOf(lead: StoredLead | undefined): Attribution {
  const withoutTime = (touch: Touch = {}) => {
    const { at, ...stable } = touch;
    if (!at) throw new Error('The visit has no time.');
    return stable;
  };
  const { first, last } = lead?.attribution ?? {};
  return { first: withoutTime(first), last: withoutTime(last) };
}

/** A unique name, even if the tests run on the same product again. */
export function uniqueName(name: string): string {
  return `${name} ${randomUUID()}`;
}

export async function leadsNamed(name: string): Promise<StoredLead[]> {
  return query<StoredLead>('SELECT * FROM leads.contacts WHERE name = $1', [name]);
}

export interface StoredAppointment {
  id: number;
  scheduled_at: Date;
  duration: number;
  status: string;
}

export function appointmentsOf(contactId: number): Promise<StoredAppointment[]> {
  return query<StoredAppointment>(
    `SELECT id::int, scheduled_at, duration, status FROM scheduling.appointments
     WHERE contact_id = $1 ORDER BY scheduled_at`,
    [contactId],
  );
}

/** Names of the emails requested for this subject, in order. */
export async function emailsAbout(
  schema: 'leads' | 'scheduling',
  subject: string,
): Promise<string[]> {
  const rows = await query<{ name: string }>(
    `SELECT name FROM ${schema}.outbox WHERE subject = $1 ORDER BY id`,
    [subject],
  );
  return rows.map(({ name }) => name);
}

export const leadEmails = ['lead-notice', 'lead-auto-reply'];
export const bookingEmails = [
  'booking-invitation',
  'booking-notice',
  'reminder-24-hours',
  'reminder-10-minutes',
];
