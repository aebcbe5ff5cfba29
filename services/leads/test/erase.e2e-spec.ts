import { activitiesPath, apiPaths } from '@agency/contracts';
import { admin } from '@agency/testing/admin-database';
import { addCall, lead, leadsSuite } from './leads-app.js';

const suite = leadsSuite({ now: '2026-11-10T17:00:00Z', relays: false });

/** The tables of the whole database that have a row with one of these texts. */
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

/** A lead with all possible data, and the texts that would reveal any trace of it. */
async function busyLead(name: string) {
  const email = `${name}@shop.example`;
  const answer = await suite.app.inject({
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
  const payload = {
    status: 'contacted',
    notes: `${name} owes us`,
    followUpOn: '2026-11-12',
    followUpTask: `Send the audit to ${name}`,
  };
  await suite.asOwner({
    method: 'PATCH',
    url: `/api/contacts/${id}`,
    payload,
  });
  await suite.asOwner({
    method: 'POST',
    url: activitiesPath(id),
    payload: { kind: 'note', text: `${name} likes boats` },
  });
  return { id, texts: [name, email, String(id), String(call)] };
}

const everywhere = [
  'email.deliveries',
  'email.outbox',
  'leads.activities',
  'leads.contacts',
  'leads.events',
  'leads.outbox',
  'scheduling.appointments',
  'scheduling.events',
  'scheduling.outbox',
];

/** What remains of an erased lead: its id, so that no backup restores it. */
const afterwards = ['operations.erased_contacts'];

it('should leave no row about the lead in any table but its id, and every other lead alone', async () => {
  const erased = await busyLead('zoe-quill');
  const kept = await busyLead('max-thorn');
  expect(await tablesWith(erased.texts)).toEqual(everywhere);
  const erase = () => suite.asOwner({ method: 'DELETE', url: `/api/contacts/${erased.id}` });
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
    const gone = await suite.asOwner({
      url: `/api/contacts/${erased.id}${path}`,
    });
    expect(gone.statusCode).toBe(404);
  }
});

it('should leave alone the tasks that have no lead, and keep none of the lead', async () => {
  const { id } = await busyLead('ben-reed');
  const task = { task: 'Pay the hosting', dueOn: '2026-11-12' };
  await suite.asOwner({ method: 'POST', url: apiPaths.tasks, payload: task });
  await suite.asOwner({ method: 'DELETE', url: `/api/contacts/${id}` });
  expect((await suite.asOwner({ url: apiPaths.tasks })).json()).toMatchObject([task]);
  expect(await tablesWith(['Send the audit to ben-reed'])).toEqual([]);
});

it('should end one way or the other when the lead is being changed at that moment', async () => {
  const { id, texts } = await busyLead('ida-fern');
  const url = `/api/contacts/${id}`;
  const [saved, erased] = await Promise.all([
    suite.asOwner({
      method: 'PATCH',
      url,
      payload: { status: 'qualified' },
    }),
    suite.asOwner({ method: 'DELETE', url }),
  ]);
  expect([200, 404]).toContain(saved.statusCode);
  expect(erased.statusCode).toBe(204);
  expect(await tablesWith(texts)).toEqual(afterwards);
});
