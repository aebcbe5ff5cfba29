import { expect } from '@playwright/test';
import { query } from './database.ts';

/** Expects no partial writes: no overlaps, and emails exactly for what is stored. */
export async function expectConsistent(): Promise<void> {
  const [broken] = await query(
    `SELECT
       (SELECT count(*)::int FROM scheduling.appointments a JOIN scheduling.appointments b
        ON a.id < b.id AND a.status <> 'cancelled' AND b.status <> 'cancelled'
          AND tstzrange(a.scheduled_at, a.scheduled_at + a.duration * interval '1 minute')
            && tstzrange(b.scheduled_at, b.scheduled_at + b.duration * interval '1 minute')) AS overlaps,
       -- Who only asked for new pages gets no automatic reply.
       (SELECT count(*)::int FROM leads.contacts c
        WHERE c.source = 'form' AND CASE c.topic WHEN 'newsletter' THEN 1 ELSE 2 END <>
          (SELECT count(*) FROM leads.outbox o WHERE o.subject = 'contact:' || c.id
            AND o.name IN ('lead-notice', 'lead-auto-reply'))) AS leads_without_mails,
       -- A call that was moved, canceled, closed or booked by the owner has other emails than a new one.
       (SELECT count(*)::int FROM scheduling.appointments a WHERE a.sequence = 0 AND a.status = 'scheduled'
        AND NOT EXISTS (SELECT FROM scheduling.events e
          WHERE e.appointment_id = a.id AND e.kind = 'call-booked' AND e.detail->>'by' = 'owner') AND 4 <>
          (SELECT count(*) FROM scheduling.outbox o WHERE o.subject = 'appointment:' || a.id)) AS calls_without_mails,
       -- A corrected address gets the invitation of its appointment again.
       (SELECT count(*)::int FROM leads.outbox o WHERE NOT EXISTS
          (SELECT FROM leads.contacts c WHERE o.subject = 'contact:' || c.id)
          AND NOT EXISTS (SELECT FROM scheduling.appointments a
            WHERE o.name = 'booking-invitation' AND o.subject = 'appointment:' || a.id)) AS mails_without_lead,
       (SELECT count(*)::int FROM scheduling.outbox o WHERE NOT EXISTS
          (SELECT FROM scheduling.appointments a WHERE o.subject = 'appointment:' || a.id)) AS mails_without_call`,
  );
  expect(broken).toStrictEqual({
    overlaps: 0,
    leads_without_mails: 0,
    calls_without_mails: 0,
    mails_without_lead: 0,
    mails_without_call: 0,
  });
}
