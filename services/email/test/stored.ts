import { randomInt, randomUUID } from 'node:crypto';
import { admin, deleteRows } from '@agency/testing/admin-database';

const tables = [
  'leads.contacts',
  'leads.outbox',
  'scheduling.outbox',
  'rankings.outbox',
  'rankings.alerts',
  'rankings.told_windows',
  'rankings.week_reports',
  'email.outbox',
  'email.deliveries',
  'email.settings',
  'email.email_texts',
  'email.calendar_feed',
  'email.push_subscriptions',
];

export async function emptyTables(): Promise<void> {
  await deleteRows(tables);
}

const lead = { name: 'Ann Rivers', email: 'ann@harbor-bakery.example', phone: '(910) 555-0123' };

export async function addLead(
  facts: Partial<typeof lead & { message: string }> = {},
): Promise<number> {
  const id = 2 ** 40 + randomInt(2 ** 40);
  const { name, email, phone, message } = { message: null, ...lead, ...facts };
  await admin.query(
    `INSERT INTO leads.contacts (id, name, email, phone, message, bot_check) VALUES ($1, $2, $3, $4, $5, 'passed')`,
    [id, name, email, phone, message],
  );
  return id;
}

export interface StoredCall {
  id: number;
  contactId: number;
  uid: string;
}

export async function addCall(startsAt: Date, contactId?: number): Promise<StoredCall> {
  const owner = contactId ?? (await addLead());
  const id = 2 ** 40 + randomInt(2 ** 40);
  const uid = randomUUID();
  await admin.query(
    `INSERT INTO scheduling.appointments
       (id, contact_id, scheduled_at, duration, calendar_uid, meeting_room, meeting_base_url)
     VALUES ($1, $2, $3, 30, $4, 'room', 'https://meet.example')`,
    [id, owner, startsAt, uid],
  );
  return { id, contactId: owner, uid };
}

export async function changeCall(
  id: number,
  change: { status?: string; startsAt?: Date },
): Promise<number> {
  const [[row]]: [{ sequence: number }[], number] = await admin.query(
    `UPDATE scheduling.appointments SET sequence = sequence + 1, status = coalesce($2, status),
       scheduled_at = coalesce($3, scheduled_at)
     WHERE id = $1 RETURNING sequence`,
    [id, change.status ?? null, change.startsAt ?? null],
  );
  return row?.sequence ?? Number.NaN;
}

/** Requests an email the way the services do. */
export async function order(
  schema: 'leads' | 'scheduling',
  email: { name: string; about: number; sequence?: number; dueAt: Date; isByOwner?: boolean },
): Promise<void> {
  const { name, about, sequence = 0, dueAt, isByOwner } = email;
  const [payload, subject] =
    schema === 'leads'
      ? [{ contactId: about }, `contact:${about}`]
      : [{ appointmentId: about, sequence, isByOwner }, `appointment:${about}`];
  await admin.query(
    `INSERT INTO ${schema}.outbox (name, payload, subject, request_id, due_at) VALUES ($1, $2, $3, 'request-1', $4)`,
    [name, payload, subject, dueAt],
  );
}

/** Stores a reply and requests its email, like the leads service. Returns the reply's id. */
export async function orderReply(
  contactId: number,
  facts: { subject?: string; body?: string; dueAt: Date },
): Promise<number> {
  const { subject = 'Your ads', body = 'Hello Ann', dueAt } = facts;
  const [row]: { id: number }[] = await admin.query(
    `INSERT INTO leads.replies (contact_id, subject, body, request_key, created_at)
     VALUES ($1, $2, $3, gen_random_uuid(), $4) RETURNING id`,
    [contactId, subject, body, dueAt],
  );
  const replyId = row?.id ?? Number.NaN;
  await admin.query(
    `INSERT INTO leads.outbox (name, payload, subject, request_id, due_at)
     VALUES ('lead-reply', $1, $2, 'request-1', $3)`,
    [{ contactId, replyId }, `contact:${contactId}`, dueAt],
  );
  return replyId;
}

export interface StoredDelivery {
  mail: string;
  state: string;
  reason: string | null;
  attempts: number;
}

/** The recorded deliveries, in the order they were first processed. */
export function deliveries(): Promise<StoredDelivery[]> {
  return admin.query(
    'SELECT mail, state, reason, attempts FROM email.deliveries ORDER BY created_at, id',
  );
}
