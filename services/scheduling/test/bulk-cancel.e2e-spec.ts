import { apiPaths, easternInstant, maxBulkItems } from '@agency/contracts';
import { OutboxRelay } from '@agency/platform';
import { admin } from '@agency/testing/admin-database';
import { DataSource } from 'typeorm';
import { ErasureRequestsService } from '../src/appointments/bulk/erasure-requests.service.js';
import { addContact, book, setTime } from './scheduling-app.js';
import { emailNamesOf, monday, schedulingSuite } from './scheduling-suite.js';

const suite = schedulingSuite();
beforeAll(async () => {
  jest.spyOn(suite.app.get(OutboxRelay), 'relayBatch').mockResolvedValue(0);
});

async function bookAt(time: string, contactId?: number): Promise<number> {
  const answer = await book(suite.app, contactId ?? (await addContact()), monday(time));
  return answer.json().id;
}

/** Calls as a script would have booked them, past every limit. */
async function addCalls(contactId: number, count: number): Promise<number[]> {
  const rows: { id: string }[] = await admin.query(
    `INSERT INTO scheduling.appointments (contact_id, scheduled_at, duration, calendar_uid, meeting_room)
     SELECT $1, '2027-01-04T14:00:00Z'::timestamptz + number * interval '30 minutes', 30,
       gen_random_uuid(), 'room'
     FROM generate_series(1, $2::integer) AS number RETURNING id`,
    [contactId, count],
  );
  const ids = rows.map(({ id }) => Number(id));
  await admin.query(
    `INSERT INTO scheduling.outbox (name, payload, subject, request_id, due_at)
     SELECT 'reminder-24-hours', jsonb_build_object('appointmentId', id, 'sequence', 0),
       'appointment:' || id, 'r', '2027-01-03T14:00:00Z'
     FROM unnest($1::bigint[]) AS id`,
    [ids],
  );
  return ids;
}

const cancel = (ids: unknown, emailVisitors: unknown = false) =>
  suite.app.inject({
    method: 'POST',
    url: apiPaths.cancelAppointments,
    payload: { ids, emailVisitors },
    headers: suite.owner,
  });

const callOf = async (id: number) => {
  const [call] = await admin.query(
    'SELECT status, sequence FROM scheduling.appointments WHERE id = $1',
    [id],
  );
  return call;
};
const eventsOf = (id: number) =>
  admin.query(
    `SELECT kind, detail FROM scheduling.events WHERE appointment_id = $1 ORDER BY id OFFSET 1`,
    [id],
  );

it.each([
  ['with emails', true, ['booking-cancelled', 'own-change-notice']],
  ['without emails', false, ['own-change-notice']],
])(
  'should cancel several calls %s, withdraw their reminders and tell their histories',
  async (_case, emailVisitors, emails) => {
    const [first, second, other] = [
      await bookAt('09:00'),
      await bookAt('09:30'),
      await bookAt('10:00'),
    ];
    const answer = await cancel([second, first, second], emailVisitors);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        results: [
          { id: second, outcome: 'cancelled', isVisitorEmailed: emailVisitors },
          { id: first, outcome: 'cancelled', isVisitorEmailed: emailVisitors },
        ],
      },
    ]);
    for (const id of [first, second]) {
      expect(await callOf(id)).toEqual({ status: 'cancelled', sequence: 1 });
      expect(await emailNamesOf(id)).toEqual(emails);
      expect(await eventsOf(id)).toEqual([
        {
          kind: 'call-status-changed',
          detail: { from: 'scheduled', to: 'cancelled', by: 'owner' },
        },
      ]);
    }
    expect(await callOf(other)).toEqual({ status: 'scheduled', sequence: 0 });
    expect(await emailNamesOf(other)).toHaveLength(4);
    expect((await book(suite.app, await addContact(), monday('09:00'))).statusCode).toBe(201);
  },
);

it('should do to a call exactly what canceling it on its own does', async () => {
  const [alone, together] = [await bookAt('09:00'), await bookAt('09:30')];
  await suite.patch(alone, { status: 'cancelled' });
  await cancel([together], true);
  expect(await callOf(together)).toEqual(await callOf(alone));
  expect(await eventsOf(together)).toEqual(await eventsOf(alone));
  expect(await emailNamesOf(together)).toEqual(await emailNamesOf(alone));
});

it('should say of each call that it left alone why, and change nothing about it', async () => {
  const [cancelled, over, settled] = [
    await bookAt('09:00'),
    await bookAt('09:30'),
    await bookAt('10:00'),
  ];
  await cancel([cancelled]);
  await admin.query(`UPDATE scheduling.appointments SET status = 'completed' WHERE id = $1`, [
    settled,
  ]);
  setTime(suite.app, easternInstant('2026-11-23', '09:30'));
  const ahead = await bookAt('11:00');
  const before = await admin.query('SELECT * FROM scheduling.appointments ORDER BY id LIMIT 3');
  const answer = await cancel([cancelled, over, settled, 2 ** 50, ahead], true);
  expect(answer.json().results.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
    'already-cancelled',
    'not-ahead',
    'not-ahead',
    'gone',
    'cancelled',
  ]);
  expect(await admin.query('SELECT * FROM scheduling.appointments ORDER BY id LIMIT 3')).toEqual(
    before,
  );
});

it('should email once however often it is pressed, in however many tabs', async () => {
  const ids = [await bookAt('09:00'), await bookAt('09:30')];
  const answers = await Promise.all([cancel(ids, true), cancel([...ids].reverse(), true)]);
  const outcomes = answers.flatMap((answer) =>
    answer.json().results.map(({ outcome }: { outcome: string }) => outcome),
  );
  expect(outcomes.sort()).toEqual([
    'already-cancelled',
    'already-cancelled',
    'cancelled',
    'cancelled',
  ]);
  for (const id of ids) {
    expect(await emailNamesOf(id)).toEqual(['booking-cancelled', 'own-change-notice']);
  }
});

it('should cancel two hundred in one request, and nothing at all when it fails half-way', async () => {
  const ids = await addCalls(await addContact(), maxBulkItems);
  const service = suite.app.get(DataSource);
  await admin.query(
    `CREATE FUNCTION scheduling.refuse() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN IF NEW.appointment_id = ${ids.at(-1)} THEN RAISE EXCEPTION 'refused'; END IF; RETURN NEW; END $$`,
  );
  await admin.query(
    `CREATE TRIGGER refuse BEFORE INSERT ON scheduling.events
     FOR EACH ROW EXECUTE FUNCTION scheduling.refuse()`,
  );
  const failed = await cancel(ids, true).finally(async () => {
    await admin.query('DROP FUNCTION scheduling.refuse CASCADE');
  });
  expect(failed.statusCode).toBe(500);
  const state = () =>
    service.query(
      `SELECT (SELECT count(*)::int FROM scheduling.appointments WHERE status = 'cancelled') AS calls,
         (SELECT count(*)::int FROM scheduling.outbox WHERE name = 'booking-cancelled') AS emails,
         (SELECT count(*)::int FROM scheduling.outbox WHERE name = 'reminder-24-hours') AS reminders`,
    );
  expect(await state()).toEqual([{ calls: 0, emails: 0, reminders: 200 }]);
  const answer = await cancel(ids, true);
  expect(answer.statusCode).toBe(200);
  expect(await state()).toEqual([{ calls: 200, emails: 200, reminders: 0 }]);
});

describe('leads that are to be erased once their visitors are told', () => {
  const requestErasure = (contactId: number) =>
    admin.query('UPDATE leads.contacts SET erasure_requested_at = now() WHERE id = $1', [
      contactId,
    ]);

  it('should lose the calls they have ahead, with an email each, and once only', async () => {
    const [contactId, otherContact] = [await addContact('Zoe Quill'), await addContact()];
    const calls = [await bookAt('09:00', contactId), await bookAt('09:30', contactId)];
    const kept = await bookAt('10:00', otherContact);
    await requestErasure(contactId);
    const requests = suite.app.get(ErasureRequestsService);
    await Promise.all([requests.cancelDue(), requests.cancelDue()]);
    for (const id of calls) {
      expect(await callOf(id)).toEqual({ status: 'cancelled', sequence: 1 });
      expect(await emailNamesOf(id)).toEqual(['booking-cancelled', 'own-change-notice']);
    }
    expect((await callOf(kept)).status).toBe('scheduled');
  });

  it('should lose them all, however many there are', async () => {
    const contactId = await addContact();
    await addCalls(contactId, 450);
    await requestErasure(contactId);
    await suite.app.get(ErasureRequestsService).cancelDue();
    const [{ left }] = await admin.query(
      `SELECT count(*)::int AS left FROM scheduling.appointments WHERE status = 'scheduled'`,
    );
    expect(left).toBe(0);
  });
});

it('should end without an error when the leads behind the calls are erased at that moment', async () => {
  const contactId = await addContact();
  const ids = await addCalls(contactId, 20);
  const [answer] = await Promise.all([
    cancel([...ids].reverse(), true),
    admin.query('DELETE FROM leads.contacts WHERE id = $1', [contactId]),
  ]);
  expect(answer.statusCode).toBe(200);
  expect(await admin.query('SELECT * FROM scheduling.outbox')).toEqual([]);
});
