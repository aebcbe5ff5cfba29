import { adminUrl, databasePassword as password } from '@agency/testing/test-stack';
import { until } from '@agency/testing/until';
import { Client } from 'pg';
import { databases } from '../src/databases.js';
import { migrate, runMigrations } from '../src/migrate.js';
import { prepareOperations } from '../src/prepare-operations.js';
import { prepareRoles } from '../src/prepare-roles.js';
import { createOwnDatabase, envOf, type OwnDatabase } from './own-database.js';

const env = envOf(adminUrl);

async function as(role: string, statement: string): Promise<unknown[]> {
  const url = new URL(adminUrl);
  url.username = role;
  url.password = password;
  const client = new Client({ connectionString: url.href });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

it('should migrate once when several start at the same moment, and then find nothing to do', async () => {
  const runs = await Promise.all([migrate(env), migrate(env), migrate(env)]);
  const names = runs.flat();
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names).size).toBe(names.length);
  expect(await migrate(env)).toEqual([]);
});

it('should not fail beside the migration of another database of the server, which has the same roles', async () => {
  const other = await createOwnDatabase('other');
  try {
    await migrate(other.env);
    const rounds = Array.from({ length: 20 });
    for (const _ of rounds) await Promise.all([migrate(env), migrate(other.env)]);
  } finally {
    await other.drop();
  }
});

it('should fail, and not end the process, when Postgres ends its connection between two queries', async () => {
  const blocker = new Client({ connectionString: adminUrl });
  await blocker.connect();
  try {
    await blocker.query('BEGIN; LOCK TABLE leads.migrations IN ACCESS EXCLUSIVE MODE');
    const failing = expect(migrate(env)).rejects.toThrow('not queryable');
    // While it waits for the table, its first connection only holds the advisory lock.
    await until(async () => {
      const { rowCount } =
        await blocker.query(`SELECT pg_terminate_backend(pid) FROM pg_locks holding
        WHERE locktype = 'advisory' AND granted AND EXISTS (SELECT FROM pg_locks waiting
          WHERE NOT waiting.granted AND waiting.relation = 'leads.migrations'::regclass)`);
      return rowCount === 1;
    });
    await blocker.query('ROLLBACK');
    await failing;
  } finally {
    await blocker.end();
  }
});

describe('a database from before the schema files', () => {
  const newestOf = {
    leads: 'RecoverByEmail1766500000601',
    scheduling: 'BindCalendarAddresses1766600000501',
    rankings: 'EmailTheOwner1766700000301',
    email: 'WriteEmailTexts1766500000501',
  };
  type Schema = keyof typeof newestOf;

  /** Its schemas as its last version left them, with this one as the newest migration of each. */
  async function createFormer(newest: Record<Schema, string>): Promise<OwnDatabase> {
    const former = await createOwnDatabase('former');
    await prepareRoles(former.client, former.env);
    await prepareOperations(former.client);
    for (const description of databases) {
      const migrations = description.migrations.slice(0, 1);
      await runMigrations(former.env.DATABASE_ADMIN_URL, { ...description, migrations });
      const name = newest[description.schema];
      await former.client.query(
        `UPDATE ${description.schema}.migrations SET name = $1, timestamp = $2`,
        [name, name.slice(-13)],
      );
    }
    return former;
  }

  it('should be taken over as it is', async () => {
    const former = await createFormer(newestOf);
    try {
      const clicked = {
        first: { gclid: 'Click-1', landingPath: '/' },
        last: { utm_source: 'news' },
        consent: { marketing: true },
      };
      await former.client.query(
        `INSERT INTO leads.contacts (id, name, email, attribution) VALUES (7, 'Ada', 'ada@example.com', $1)`,
        [clicked],
      );
      const ran = await migrate(former.env);
      expect(ran).toHaveLength(databases.flatMap(({ migrations }) => migrations).length);
      expect(await migrate(former.env)).toEqual([]);
      const { rows } = await former.client.query('SELECT channel, attribution FROM leads.contacts');
      expect(rows).toEqual([
        {
          channel: 'paid-search',
          attribution: { first: { gclid: '1', landingPath: '/' }, last: { utm_source: 'news' } },
        },
      ]);
    } finally {
      await former.drop();
    }
  });

  it('should be left alone, and the error say what to start first, if it is older', async () => {
    const former = await createFormer({
      ...newestOf,
      scheduling: 'RecordChangedSettings1766500000503',
    });
    try {
      await expect(migrate(former.env)).rejects.toThrow('Start the version before this one first');
      const { rows } = await former.client.query('SELECT name FROM scheduling.migrations');
      expect(rows).toEqual([{ name: 'RecordChangedSettings1766500000503' }]);
    } finally {
      await former.drop();
    }
  });
});

describe('a service’s role', () => {
  it.each([
    ['leads', 'SELECT * FROM scheduling.appointments'],
    ['leads', 'SELECT * FROM scheduling.events'],
    ['leads', 'INSERT INTO scheduling.availability VALUES (9, 1, $$09:00$$, $$10:00$$)'],
    ['scheduling', 'SELECT phone FROM leads.contacts'],
    ['scheduling', 'UPDATE leads.contact_card SET name = $$x$$'],
    ['email', 'SELECT * FROM leads.contacts'],
    ['email', 'SELECT * FROM scheduling.appointments'],
    ['email', 'UPDATE scheduling.call_facts SET status = $$x$$'],
    ['email', 'SELECT * FROM scheduling.outbox'],
    ['leads', 'SELECT * FROM email.deliveries'],
    ['leads', 'DELETE FROM leads.migrations'],
    ['email', 'UPDATE email.migrations SET timestamp = 0'],
    ['leads', 'DROP TABLE leads.contacts'],
    ['leads', 'CREATE TABLE leads.extra ()'],
    ['leads', 'CREATE TABLE public.extra ()'],
  ])('%s should not be allowed: %s', async (role, statement) => {
    await expect(as(role, statement)).rejects.toThrow(/permission denied|must be owner/);
  });

  it('should be allowed its own rows and what the others let it read', async () => {
    expect(await as('leads', 'SELECT * FROM scheduling.contact_events')).toEqual([]);
    expect(await as('leads', 'SELECT * FROM leads.contacts')).toEqual([]);
    expect(await as('leads', 'SELECT * FROM email.contact_events')).toEqual([]);
    expect(await as('email', 'SELECT * FROM leads.lead_facts, scheduling.call_facts')).toEqual([]);
    expect(await as('scheduling', 'SELECT * FROM leads.contact_card')).toEqual([]);
    expect(await as('scheduling', 'SELECT day_of_week FROM scheduling.availability')).toHaveLength(
      5,
    );
  });

  it('email should see a call and none of the owner’s notes about it', async () => {
    const owner = new Client({ connectionString: adminUrl });
    await owner.connect();
    try {
      await owner.query(`
        INSERT INTO leads.contacts (id, name, email, phone, bot_check)
          VALUES (7, 'Ann Rivers', 'ann@harbor-bakery.example', '(910) 555-0123', 'passed');
        INSERT INTO scheduling.appointments
          (id, contact_id, scheduled_at, duration, notes, calendar_uid, meeting_room)
          VALUES (8, 7, '2026-11-12 14:00+00', 30, 'She owes us money', gen_random_uuid(), 'room')`);
      expect(await as('email', 'SELECT id FROM scheduling.call_facts')).toEqual([{ id: '8' }]);
      const [call] = await as('email', 'SELECT row_to_json(call) FROM scheduling.call_facts call');
      expect(JSON.stringify(call)).not.toContain('owes us');
    } finally {
      await owner.query('DELETE FROM leads.contacts WHERE id = 7');
      await owner.end();
    }
  });
});
