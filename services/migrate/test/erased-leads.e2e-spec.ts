import type { Client } from 'pg';
import { migrate } from '../src/migrate.js';
import { createOwnDatabase, type OwnDatabase } from './own-database.js';

const erased = 2 ** 40;
const kept = 2 ** 40 + 1;

let database: OwnDatabase;
let client: Client;
let env: OwnDatabase['env'];
beforeAll(async () => {
  database = await createOwnDatabase('erased');
  ({ client, env } = database);
});
afterAll(() => database.drop());

/** A lead with a call, and something in every table that can hold something about them. */
async function addLead(id: number): Promise<void> {
  const call = id;
  await client.query(
    `INSERT INTO leads.contacts (id, name, email, phone, bot_check)
     VALUES ($1, 'Ann Rivers', 'ann@harbor-bakery.com', '(910) 555-0123', 'passed')`,
    [id],
  );
  await client.query(
    `INSERT INTO leads.events (contact_id, at, kind, detail)
     VALUES ($1, now(), 'notes-changed', '{"notes": "Wants two shops"}')`,
    [id],
  );
  await client.query(
    `INSERT INTO scheduling.appointments
       (id, contact_id, scheduled_at, duration, calendar_uid, meeting_room)
     VALUES ($1, $1, to_timestamp($2), 30, gen_random_uuid(), 'room')`,
    [call, (call - erased) * 3600],
  );
  await client.query(
    `INSERT INTO scheduling.events (appointment_id, at, kind, detail)
     VALUES ($1, now(), 'call-booked', '{"by": "visitor", "scheduledAt": "2026-11-20T15:00:00.000Z"}')`,
    [call],
  );
  for (const [schema, subject] of [
    ['leads', `contact:${id}`],
    ['scheduling', `appointment:${call}`],
    ['email', `contact:${id}`],
    ['email', `appointment:${call}`],
  ]) {
    await client.query(
      `INSERT INTO ${schema}.outbox (name, payload, subject, request_id, due_at)
       VALUES ('lead-notice', '{}', $1, 'r', now())`,
      [subject],
    );
  }
  await client.query(
    `INSERT INTO email.deliveries
       (mail, subject, sequence, contact_id, appointment_id, message_id, state, created_at, changed_at)
     VALUES ('lead-notice', 'contact:' || $1, 0, $1::bigint, NULL, gen_random_uuid(), 'sent', now(), now()),
       ('booking-notice', 'appointment:' || $1, 0, NULL, $1::bigint, gen_random_uuid(), 'sent', now(), now())`,
    [id],
  );
}

type Rows = Record<string, string[]>;

/** Every row a backup holds. */
async function allRows(): Promise<Rows> {
  const { rows: tables } = await client.query<{ table: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS "table" FROM pg_tables
     WHERE schemaname IN ('leads', 'scheduling', 'rankings', 'email') ORDER BY 1`,
  );
  const all: Rows = {};
  for (const { table } of tables) {
    const { rows } = await client.query<{ row: string }>(
      `SELECT t::text AS row FROM ${table} AS t ORDER BY 1`,
    );
    all[table] = rows.map(({ row }) => row);
  }
  return all;
}

/** Makes the tables hold these rows and no others, without the triggers and cascades of a deletion. */
async function putBack(all: Rows): Promise<void> {
  await client.query("BEGIN; SET LOCAL session_replication_role = 'replica'");
  for (const [table, rows] of Object.entries(all)) {
    await client.query(`DELETE FROM ${table}`);
    const { rows: columns } = await client.query<{ names: string }>(
      `SELECT string_agg(format('%I', attname), ', ' ORDER BY attnum) AS names FROM pg_attribute
       WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
      [table],
    );
    const names = columns[0]?.names ?? '';
    for (const row of rows) {
      await client.query(
        `INSERT INTO ${table} (${names}) SELECT ${names} FROM (SELECT ($1::${table}).*) AS r`,
        [row],
      );
    }
  }
  await client.query('COMMIT');
}

async function erasedIds(): Promise<number[]> {
  const { rows } = await client.query<{ id: string }>(
    'SELECT id FROM operations.erased_contacts ORDER BY id',
  );
  return rows.map(({ id }) => Number(id));
}

describe('an erased lead that a restore brings back', () => {
  let backup: Rows;
  let afterErasure: Rows;

  beforeAll(async () => {
    await addLead(erased);
    await addLead(kept);
    backup = await allRows();
    await client.query(
      `SET ROLE leads; DELETE FROM leads.contacts WHERE id = ${erased}; RESET ROLE`,
    );
    afterErasure = await allRows();
  });

  it('should be noted by its id when it is erased, and nothing else of it', async () => {
    expect(await erasedIds()).toEqual([erased]);
    const { fields } = await client.query('SELECT * FROM operations.erased_contacts');
    expect(fields.map((field) => field.name)).toEqual(['id', 'erased_at']);
  });

  it('should have lost what the kept one still has, table by table', () => {
    const lost = Object.entries(backup)
      .filter(([table, rows]) => rows.length !== afterErasure[table]?.length)
      .map(([table, rows]) => `${table}: ${rows.length} to ${afterErasure[table]?.length}`);
    expect(lost).toEqual([
      'email.deliveries: 4 to 2',
      'email.outbox: 4 to 2',
      'leads.contacts: 2 to 1',
      'leads.events: 2 to 1',
      'leads.outbox: 2 to 1',
      'scheduling.appointments: 2 to 1',
      'scheduling.events: 2 to 1',
      'scheduling.outbox: 2 to 1',
    ]);
  });

  it.each([
    ['as a restore does before it commits', () => client.query('SELECT operations.erase_again()')],
    ['as every start of the product does', () => migrate(env)],
  ])('should be erased again row for row, %s', async (_, eraseAgain) => {
    await putBack(backup);
    expect(await allRows()).toEqual(backup);
    await eraseAgain();
    expect(await allRows()).toEqual(afterErasure);
    expect(await erasedIds()).toEqual([erased]);
  });

  it('should lose its waiting emails also where the backup is older than the trigger', async () => {
    await putBack(backup);
    await client.query('BEGIN; DROP TRIGGER contacts_forget ON leads.contacts');
    await client.query('SELECT operations.erase_again()');
    const rows = await allRows();
    await client.query('ROLLBACK');
    expect(rows).toEqual(afterErasure);
  });

  it('should be told to whoever migrates, and only when there was one', async () => {
    await putBack(backup);
    expect(await migrate(env)).toEqual(['operations: leads erased again: 1']);
    expect(await migrate(env)).toEqual([]);
  });
});

describe('the list of erased leads', () => {
  it.each([
    `UPDATE operations.erased_contacts SET id = 1`,
    'DELETE FROM operations.erased_contacts',
    'SELECT * FROM operations.erased_contacts',
    'SELECT operations.erase_again()',
  ])('should only be added to by the service that erases: %s', async (statement) => {
    await client.query('SET ROLE leads');
    const run = client.query(statement).finally(() => client.query('RESET ROLE'));
    await expect(run).rejects.toThrow('permission denied');
  });
});
