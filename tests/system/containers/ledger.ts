import { withClient } from '@agency/infra/native/stack/database';
import type pg from 'pg';
import type { CaughtMail } from './inbox.ts';
import { mailHost, type Visitors } from './visitors.ts';

interface MailLedger {
  /** Arrived more than once. */
  doubleMails: number;
  /** Neither arrived nor on the owner's list of mails that failed. */
  missingMails: number;
  /** On that list: a sender died while it was sending, or the mail server did not answer. */
  mailsToldToOwner: number;
}

/** Compares the mails that visitors and the owner were promised with those that arrived. */
async function auditMails(
  client: pg.Client,
  { leads, bookings }: Visitors,
  arrived: readonly CaughtMail[],
): Promise<MailLedger> {
  const promised = [
    // The automatic reply is due later than a test lasts, and only without a booking.
    ...leads.map((id) => `contact:${id} lead-notice`),
    ...bookings.flatMap((id) => [
      `appointment:${id} booking-invitation`,
      `appointment:${id} booking-notice`,
    ]),
  ];
  const { rows } = await client.query<{ mail: string; message_id: string; state: string }>(
    `SELECT subject || ' ' || mail AS mail, message_id, state FROM email.deliveries WHERE sequence = 0`,
  );
  const deliveries = new Map(rows.map((row) => [row.mail, row]));
  const ids = new Set(arrived.map(({ messageId }) => messageId));
  const told = promised.filter((mail) => deliveries.get(mail)?.state === 'failed');
  const missing = promised.filter((mail) => {
    const delivery = deliveries.get(mail);
    // A notice beyond the hourly limit becomes part of a summary.
    const isHeld = delivery?.state === 'skipped' && mail.endsWith('-notice');
    return delivery?.state !== 'failed' && !isHeld && !ids.has(delivery?.message_id ?? '');
  });
  return {
    doubleMails: doubles(arrived),
    missingMails: missing.length,
    mailsToldToOwner: told.length,
  };
}

/** Duplicates by id, and by what a visitor sees: each has an address of their own and gets each kind of mail once. */
function doubles(mails: readonly CaughtMail[]): number {
  const toVisitors = mails.filter(({ to }) => to.endsWith(mailHost));
  return Math.max(
    repetitions(mails.map(({ messageId }) => messageId)),
    repetitions(toVisitors.map(({ to, subject }) => `${to} ${subject}`)),
  );
}

const repetitions = (keys: readonly string[]) => keys.length - new Set(keys).size;

export interface Ledger extends MailLedger {
  lostLeads: number;
  lostBookings: number;
  doubleBookings: number;
}

/** Compares what visitors were promised with what is stored and with the mails that arrived. */
export async function audit(
  databaseUrl: string,
  visitors: Visitors,
  arrived: readonly CaughtMail[],
): Promise<Ledger> {
  return withClient(databaseUrl, async (client) => {
    const count = async (sql: string, values: unknown[] = []) => {
      const { rows } = await client.query<{ count: string }>(`SELECT count(*) FROM ${sql}`, values);
      return Number(rows[0]?.count);
    };
    const lost = (table: string, ids: number[]) =>
      count(`unnest($1::bigint[]) AS promised WHERE promised NOT IN (SELECT id FROM ${table})`, [
        ids,
      ]);
    return {
      lostLeads: await lost('leads.contacts', visitors.leads),
      lostBookings: await lost('scheduling.appointments', visitors.bookings),
      doubleBookings: await count(
        `scheduling.appointments a JOIN scheduling.appointments b ON a.id < b.id
         AND a.status <> 'cancelled' AND b.status <> 'cancelled'
         AND tstzrange(a.scheduled_at, a.scheduled_at + a.duration * interval '1 minute')
          && tstzrange(b.scheduled_at, b.scheduled_at + b.duration * interval '1 minute')`,
      ),
      ...(await auditMails(client, visitors, arrived)),
    };
  });
}
