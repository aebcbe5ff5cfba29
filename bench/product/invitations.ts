import type { Product } from './throw-away-product.ts';

/** The job that sends an invitation, as the outbox adds it. */
interface InvitationJob {
  name: 'booking-invitation';
  data: { requestId: string; payload: { appointmentId: number; sequence: number } };
}

/** Creates calls without overlaps; returns the jobs that send their invitations. */
export async function storeInvitations(
  { database }: Pick<Product, 'database'>,
  count: number,
): Promise<InvitationJob[]> {
  const { rows } = await database.query<{ id: string }>(
    // Emails per address are limited, so each call has its own lead.
    `WITH lead AS (
       INSERT INTO leads.contacts (id, name, email, phone, bot_check)
       SELECT 2 ^ 41 + known + n, 'Bench Mails', 'bench-' || known + n || '@mails.example', '(910) 555-0142', 'passed'
       FROM (SELECT count(*) AS known FROM leads.contacts) AS before, generate_series(1, $1::integer) AS n
       RETURNING id),
     start AS (
       SELECT greatest(max(scheduled_at) + interval '1 day', now() + interval '1 year') AS at FROM scheduling.appointments)
     INSERT INTO scheduling.appointments
       (contact_id, scheduled_at, duration, calendar_uid, meeting_room)
     SELECT id, at + n * interval '30 minutes', 30, gen_random_uuid(), 'room'
     FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM lead) AS lead, start
     RETURNING id`,
    [count],
  );
  return rows.map(({ id }) => ({
    name: 'booking-invitation',
    data: { requestId: 'bench', payload: { appointmentId: Number(id), sequence: 0 } },
  }));
}

export async function removeInvitations({ database }: Pick<Product, 'database'>): Promise<void> {
  await database.query(`DELETE FROM leads.contacts WHERE name = 'Bench Mails'`);
}
