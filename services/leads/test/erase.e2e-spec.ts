import { Clock, OutboxRelay } from '@agency/platform';
import { admin } from '@agency/testing/admin-database';
import { signIn } from '@agency/testing/sign-in';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { addCall, emptyLeads, lead, startLeads } from './leads-app.js';

let app: NestFastifyApplication;
let headers: { cookie: string };
beforeAll(async () => {
  app = await startLeads();
  headers = await signIn(['admin']);
  vi.spyOn(app.get(Clock), 'now').mockReturnValue(new Date('2026-11-10T17:00:00Z'));
  vi.spyOn(app.get(OutboxRelay), 'relayBatch').mockResolvedValue(0);
});
beforeEach(emptyLeads);

/** In which tables of the whole database some row holds one of these texts. */
async function tablesWith(texts: string[]): Promise<string[]> {
  const tables: { name: string }[] = await admin.query(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`,
  );
  const found = [];
  for (const { name } of tables) {
    const rows: { text: string }[] = await admin.query(`SELECT t::text AS text FROM ${name} AS t`);
    if (rows.some(({ text }) => texts.some((part) => text.includes(part)))) found.push(name);
  }
  return found;
}

/** A lead with everything that a lead can have, and the texts by which any trace of it would be known. */
async function busyLead(name: string) {
  const email = `${name}@shop.example`;
  const answer = await app.inject({
    method: 'POST',
    url: '/api/contacts',
    payload: { ...lead, name, email },
  });
  const { id } = answer.json();
  const call = await addCall(id, '2026-11-03T09:00:00Z');
  await admin.query(
    `INSERT INTO scheduling.outbox (name, payload, subject, request_id, due_at, relayed_at)
     SELECT 'reminder-24-hours', jsonb_build_object('appointmentId', $1::bigint, 'sequence', 0),
       'appointment:' || $1, 'r', now(), relayed_at
     FROM (VALUES (NULL), (now())) AS rows (relayed_at)`,
    [call],
  );
  await admin.query(
    `WITH delivery AS (
       INSERT INTO email.deliveries
         (mail, subject, sequence, appointment_id, message_id, state, reason, created_at, changed_at)
       VALUES ('booking-notice', 'appointment:' || $1, 0, $1::bigint, gen_random_uuid(), 'queued', NULL, now(), now())
       RETURNING subject)
     INSERT INTO email.outbox (name, payload, subject, request_id, due_at)
     SELECT 'booking-notice', jsonb_build_object('appointmentId', $1::bigint, 'sequence', 0), subject, 'r', now()
     FROM delivery`,
    [call],
  );
  const payload = { status: 'contacted', notes: `${name} owes us`, followUpOn: '2026-11-12' };
  await app.inject({ method: 'PATCH', url: `/api/contacts/${id}`, payload, headers });
  return { id, texts: [name, email, String(id), String(call)] };
}

const everywhere = [
  'email.deliveries',
  'email.outbox',
  'leads.contacts',
  'leads.events',
  'leads.outbox',
  'scheduling.appointments',
  'scheduling.events',
  'scheduling.outbox',
];

/** What stays of an erased lead: its id, so that no backup brings it back. */
const afterwards = ['operations.erased_contacts'];

it('should leave no row about the lead in any table but its id, and every other lead alone', async () => {
  const erased = await busyLead('zoe-quill');
  const kept = await busyLead('max-thorn');
  expect(await tablesWith(erased.texts)).toEqual(everywhere);
  const erase = () => app.inject({ method: 'DELETE', url: `/api/contacts/${erased.id}`, headers });
  const answer = await erase();
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  expect(await tablesWith(erased.texts)).toEqual(afterwards);
  const [noted] = await admin.query('SELECT * FROM operations.erased_contacts WHERE id = $1', [
    erased.id,
  ]);
  expect(noted).toEqual({ id: String(erased.id), erased_at: expect.any(Date) });
  expect(await tablesWith(kept.texts)).toEqual(everywhere);
  expect((await erase()).statusCode).toBe(404);
  for (const path of ['', '/timeline']) {
    const gone = await app.inject({ url: `/api/contacts/${erased.id}${path}`, headers });
    expect(gone.statusCode).toBe(404);
  }
});

it('should end one way or the other when the lead is being changed at that moment', async () => {
  const { id, texts } = await busyLead('ida-fern');
  const url = `/api/contacts/${id}`;
  const [saved, erased] = await Promise.all([
    app.inject({ method: 'PATCH', url, payload: { status: 'qualified' }, headers }),
    app.inject({ method: 'DELETE', url, headers }),
  ]);
  expect([200, 404]).toContain(saved.statusCode);
  expect(erased.statusCode).toBe(204);
  expect(await tablesWith(texts)).toEqual(afterwards);
});
