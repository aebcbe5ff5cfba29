import type { Client } from 'pg';
import { databases } from '../src/databases.js';
import { migrate, runMigrations } from '../src/migrate.js';
import { prepareOperations } from '../src/prepare-operations.js';
import { prepareRoles } from '../src/prepare-roles.js';
import { createOwnDatabase, type OwnDatabase } from './own-database.js';

const erased = 2 ** 40;
const kept = 2 ** 40 + 1;

let database: OwnDatabase;
let client: Client;
beforeAll(async () => {
  database = await createOwnDatabase('erased');
  ({ client } = database);
  await migrate(database.env);
});
afterAll(() => database.drop());

/** A lead with a call, and something in every table of the first version that can hold something about them. */
async function addFirstLead(client: Client, id: number): Promise<void> {
  const startsAt = `to_timestamp(${(id - erased) * 3600})`;
  const outbox = '(name, payload, subject, request_id, due_at)';
  await client.query(`
    INSERT INTO leads.contacts (id, name, email, phone, bot_check)
    VALUES (${id}, 'Ann Rivers', 'ann@harbor-bakery.com', '(910) 555-0123', 'passed');
    INSERT INTO leads.events (contact_id, at, kind, detail)
    VALUES (${id}, now(), 'notes-changed', '{"notes": "Wants two shops"}');
    INSERT INTO leads.outbox ${outbox}
    VALUES ('lead-notice', '{}', 'contact:${id}', 'r', now());
    INSERT INTO scheduling.appointments
      (id, contact_id, scheduled_at, duration, calendar_uid, meeting_room)
    VALUES (${id}, ${id}, ${startsAt}, 30, gen_random_uuid(), 'room');
    INSERT INTO scheduling.events (appointment_id, at, kind, detail)
    VALUES (${id}, now(), 'call-booked', '{"by": "visitor", "scheduledAt": "2026-11-20T15:00:00.000Z"}');
    INSERT INTO scheduling.outbox ${outbox}
    VALUES ('lead-notice', '{}', 'appointment:${id}', 'r', now())`);
}

/** The same, in every table of the current version. */
async function addLead(client: Client, id: number): Promise<void> {
  await addFirstLead(client, id);
  await client.query(`
    INSERT INTO email.outbox (name, payload, subject, request_id, due_at)
    VALUES ('lead-notice', '{}', 'contact:${id}', 'r', now()),
      ('lead-notice', '{}', 'appointment:${id}', 'r', now());
    INSERT INTO email.deliveries
      (mail, subject, sequence, contact_id, appointment_id, message_id, state, created_at, changed_at)
    VALUES
      ('lead-notice', 'contact:${id}', 0, ${id}, NULL, gen_random_uuid(), 'sent', now(), now()),
      ('booking-notice', 'appointment:${id}', 0, NULL, ${id}, gen_random_uuid(), 'sent', now(), now())`);
}

type Rows = Record<string, string[]>;

/** Every row a backup holds. */
async function allRows(client: Client): Promise<Rows> {
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

/** Replaces the tables' rows with these, without a deletion's triggers and cascades. */
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
    await addLead(client, erased);
    await addLead(client, kept);
    backup = await allRows(client);
    await client.query(
      `SET ROLE leads; DELETE FROM leads.contacts WHERE id = ${erased}; RESET ROLE`,
    );
    afterErasure = await allRows(client);
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
      'leads.erased_tally: 0 to 1',
      'leads.events: 2 to 1',
      'leads.outbox: 2 to 1',
      'scheduling.appointments: 2 to 1',
      'scheduling.events: 2 to 1',
      'scheduling.outbox: 2 to 1',
    ]);
  });

  it.each([
    ['as a restore does before it commits', () => client.query('SELECT operations.erase_again()')],
    ['as every start of the product does', () => migrate(database.env)],
  ])('should be erased again row for row, %s', async (_, eraseAgain) => {
    await putBack(backup);
    expect(await allRows(client)).toEqual(backup);
    await eraseAgain();
    expect(await allRows(client)).toEqual(afterErasure);
    expect(await erasedIds()).toEqual([erased]);
  });

  it('should lose its waiting emails also where the backup is older than the trigger', async () => {
    await putBack(backup);
    await client.query('BEGIN; DROP TRIGGER contacts_forget ON leads.contacts');
    await client.query('SELECT operations.erase_again()');
    const rows = await allRows(client);
    await client.query('ROLLBACK');
    // A backup that old has no tally.
    const { 'leads.erased_tally': _, ...others } = afterErasure;
    expect(rows).toMatchObject(others);
  });

  it('should be told to whoever migrates, and only when there was one', async () => {
    await putBack(backup);
    expect(await migrate(database.env)).toEqual(['operations: leads erased again: 1']);
    expect(await migrate(database.env)).toEqual([]);
  });
});

/** Only the first migration of each schema has run. */
async function migrateToFirstVersion({ client, env }: OwnDatabase): Promise<void> {
  await prepareRoles(client, env);
  await prepareOperations(client);
  for (const description of databases) {
    const migrations = description.migrations.slice(0, 1);
    await runMigrations(env.DATABASE_ADMIN_URL, { ...description, migrations });
  }
}

describe('a backup of the first version', () => {
  const made: OwnDatabase[] = [];
  const create = async (...args: Parameters<typeof createOwnDatabase>) => {
    const database = await createOwnDatabase(...args);
    made.push(database);
    return database;
  };
  afterAll(async () => {
    for (const database of made) await database.drop();
  });

  it('should be restored and migrated to the rows that an erasure leaves', async () => {
    const backup = await create('first');
    await migrateToFirstVersion(backup);
    await addFirstLead(backup.client, erased);
    await addFirstLead(backup.client, kept);
    await backup.client.end();

    const later = await create('first_erased', backup.name);
    await migrate(later.env);
    await later.client.query(`DELETE FROM leads.contacts WHERE id = ${erased}`);

    const restored = await create('first_restored', backup.name);
    await restored.client.query(`INSERT INTO operations.erased_contacts VALUES (${erased})`);
    await restored.client.query('SELECT operations.erase_again()');
    await migrate(restored.env);
    // What was erased with the functions of the first version is in no tally.
    const { 'leads.erased_tally': _, ...expected } = await allRows(later.client);
    expect(await allRows(restored.client)).toMatchObject(expected);
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
