import { withClient } from '@agency/infra/native/stack/database';
import type { CaughtMail } from '../containers/inbox.ts';
import { auditMails, type MailLedger } from './mail-ledger.ts';
import type { Visitors } from './visitors.ts';

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
