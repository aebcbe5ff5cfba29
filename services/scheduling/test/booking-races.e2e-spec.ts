import { easternInstant } from '@agency/contracts';
import { admin } from '@agency/testing/admin-database';
import type { EntityManager } from 'typeorm';
import { addContact, book, saveRules, untilWaiting } from './scheduling-app.js';
import { monday, schedulingSuite } from './scheduling-suite.js';

const suite = schedulingSuite();

const insert = (manager: EntityManager, contactId: number, startsAt: string) =>
  manager.query(
    `INSERT INTO scheduling.appointments (contact_id, scheduled_at, duration, calendar_uid, meeting_room)
     VALUES ($1, $2, 30, gen_random_uuid(), 'room')`,
    [contactId, startsAt],
  );

/** The answer to a booking that waits for a lock while the lock's holder commits something. */
async function bookWhile(
  { lock, commits }: { lock: string; commits(manager: EntityManager): Promise<unknown> },
  request: () => ReturnType<typeof book>,
) {
  let answer: ReturnType<typeof book> | undefined;
  await admin.transaction(async (manager) => {
    await manager.query(`SELECT pg_advisory_xact_lock(${lock})`);
    answer = request();
    // The request is sent only once `then` is called; it waits for the lock.
    void answer.then(() => {});
    await untilWaiting(1);
    await commits(manager);
  });
  return answer;
}

describe('a booking that waits for another one', () => {
  it('should see the call that was booked meanwhile, with the buffer that no constraint knows', async () => {
    await saveRules(suite.app, { bufferMinutes: 30 });
    const [other, contact] = [await addContact(), await addContact()];
    const answer = await bookWhile(
      {
        lock: "1, hashtext('2026-11-23')",
        commits: (manager) => insert(manager, other, monday('10:00')),
      },
      () => book(suite.app, contact, monday('10:30')),
    );
    expect(answer?.statusCode).toBe(409);
    expect((await book(suite.app, contact, monday('11:00'))).statusCode).toBe(201);
  });

  it('should count the calls that its booker took meanwhile on other days', async () => {
    const contact = await addContact('Ann Rivers', { email: 'ann@example.com' });
    const days = ['2026-11-24', '2026-11-25', '2026-11-30'];
    const answer = await bookWhile(
      {
        lock: "3, hashtext('ann@example.com')",
        commits: async (manager) => {
          for (const day of days) {
            await insert(manager, contact, easternInstant(day, '10:00').toISOString());
          }
        },
      },
      () => book(suite.app, contact, monday('10:30')),
    );
    expect(answer?.statusCode).toBe(422);
  });

  it('should be the same call if the same request was committed meanwhile', async () => {
    const contact = await addContact();
    const answer = await bookWhile(
      {
        lock: "1, hashtext('2026-11-23')",
        commits: (manager) => insert(manager, contact, monday('10:00')),
      },
      () => book(suite.app, contact, monday('10:00')),
    );
    const calls = await admin.query('SELECT id FROM scheduling.appointments');
    expect([answer?.statusCode, calls.length]).toEqual([201, 1]);
    expect(answer?.json().id).toBe(Number(calls[0].id));
    expect(await admin.query('SELECT id FROM scheduling.outbox')).toEqual([]);
  });
});

it('should write call, emails and event together or not at all', async () => {
  const contact = await addContact();
  await admin.query('ALTER TABLE scheduling.events ADD CONSTRAINT refuse CHECK (false) NOT VALID');
  try {
    expect((await book(suite.app, contact, monday('09:00'))).statusCode).toBe(500);
  } finally {
    await admin.query('ALTER TABLE scheduling.events DROP CONSTRAINT refuse');
  }
  const tables = ['appointments', 'outbox', 'events'];
  const rows = () =>
    Promise.all(tables.map((table) => admin.query(`SELECT id FROM scheduling.${table}`)));
  expect(await rows()).toEqual([[], [], []]);
  expect((await book(suite.app, contact, monday('09:00'))).statusCode).toBe(201);
  expect((await rows()).map(({ length }) => length)).toEqual([1, 4, 1]);
});
