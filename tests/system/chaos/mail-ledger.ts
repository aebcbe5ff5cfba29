import type pg from 'pg';
import type { CaughtMail } from '../containers/inbox.ts';
import { mailHost, type Visitors } from './visitors.ts';

export interface MailLedger {
  /** Arrived more than once. */
  doubleMails: number;
  /** Neither arrived nor on the owner's list of mails that failed. */
  missingMails: number;
  /** On that list: a sender died while it was sending, or the mail server did not answer. */
  mailsToldToOwner: number;
}

/** Compares the mails that visitors and the owner were promised with those that arrived. */
export async function auditMails(
  client: pg.Client,
  { leads, bookings }: Visitors,
  arrived: readonly CaughtMail[],
): Promise<MailLedger> {
  const promised = [
    // The automatic reply is due later than a drill lasts, and only without a booking.
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
