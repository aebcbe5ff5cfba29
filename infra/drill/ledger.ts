import pg from 'pg';
import type { Visitors } from './visitors.ts';

export interface Ledger {
  leads: number;
  bookings: number;
  lostLeads: number;
  lostBookings: number;
  doubleBookings: number;
  doubleMails: number;
  missingMails: number;
}

/** Compares what visitors were promised with what is stored. */
export async function audit(databaseUrl: string, visitors: Visitors): Promise<Ledger> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const count = async (sql: string, values: unknown[] = []) => {
    const { rows } = await client.query<{ count: string }>(`SELECT count(*) FROM ${sql}`, values);
    return Number(rows[0]?.count);
  };
  const lost = (table: string, ids: number[]) =>
    count(`unnest($1::bigint[]) AS promised WHERE promised NOT IN (SELECT id FROM ${table})`, [
      ids,
    ]);
  const mails = `(SELECT name, subject, payload FROM leads.outbox UNION ALL
    SELECT name, subject, payload FROM scheduling.outbox)`;
  try {
    return {
      leads: visitors.leads.length,
      bookings: visitors.bookings.length,
      lostLeads: await lost('leads.contacts', visitors.leads),
      lostBookings: await lost('scheduling.appointments', visitors.bookings),
      doubleBookings: await count(
        `scheduling.appointments a JOIN scheduling.appointments b ON a.id < b.id
         AND a.status <> 'cancelled' AND b.status <> 'cancelled'
         AND tstzrange(a.scheduled_at, a.scheduled_at + a.duration * interval '1 minute')
          && tstzrange(b.scheduled_at, b.scheduled_at + b.duration * interval '1 minute')`,
      ),
      doubleMails: await count(
        `(SELECT FROM ${mails} AS m GROUP BY name, subject, payload HAVING count(*) > 1) AS twice`,
      ),
      missingMails: await count(
        `(SELECT relayed_at, due_at FROM leads.outbox UNION ALL
          SELECT relayed_at, due_at FROM scheduling.outbox) AS waiting
         WHERE relayed_at IS NULL AND due_at < now() - interval '30 seconds'`,
      ),
    };
  } finally {
    await client.end();
  }
}
