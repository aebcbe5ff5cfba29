import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { appointmentMinutes } from '@agency/contracts';
import { keyIds } from '@agency/infra/backup/key-ids';
import {
  mismatchesInProduct,
  restoreNotices,
  tablesWithSecrets,
} from '@agency/infra/backup/secrets-in-use';
import { run } from '@agency/infra/native/process/run';
import { repository } from '@agency/infra/settings/paths';
import { signBookingLink } from '@agency/platform/booking-link';
import { SecretBox } from '@agency/platform/secret-box';
import {
  createDatabase,
  migrate,
  stopTestServers,
  type TestDatabase,
  testServers,
  withPath,
} from '@agency/testing/stack/database';
import { Redis } from 'ioredis';
import pg from 'pg';
import { Attacker } from '../abuse/attacker.ts';
import { startServices } from '../abuse/start-services.ts';
import { ask } from '../containers/request.ts';

const newSecret = () => randomBytes(32).toString('base64url');
/** What the `.env` of a machine has. */
const newSettings = () => ({
  BOT_CHECK_SECRET: newSecret(),
  BOOKING_LINK_SECRET: newSecret(),
  CALENDAR_SECRET: newSecret(),
  RANKINGS_SECRET: newSecret(),
  PUSH_SECRET: newSecret(),
  ADMIN_PASSWORD_HASH: `$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$${newSecret()}`,
  RANKINGS_PASSWORD_HASH: `$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$${newSecret()}`,
});
const dependent = [
  'BOOKING_LINK_SECRET',
  'CALENDAR_SECRET',
  'RANKINGS_SECRET',
  'PUSH_SECRET',
  'ADMIN_PASSWORD_HASH',
  'RANKINGS_PASSWORD_HASH',
  'ADMIN_PASSWORD_HASH',
];

/**
 * A machine is lost, and its backup restored on a new one. The backup is read by the script, with a stand-in for
 * pg_restore, which not every machine has in the server's version; tests/system/containers tries the real one.
 */
describe('a restore on a new machine', { timeout: 300_000 }, () => {
  const old = newSettings();
  const folder = mkdtempSync(join(tmpdir(), 'agency-secrets-'));
  let servers: Awaited<ReturnType<typeof testServers>>;
  let lost: TestDatabase;
  let restored: TestDatabase;
  let call: number;
  /** What pg_restore prints of the backup. */
  let copies = '';

  before(async () => {
    servers = await testServers();
    lost = await createDatabase(servers.postgresUrl, 'lost_machine');
    await migrate(lost.url);
    await withClient(lost, async (client) => {
      call = await withProduct(lost, old, bookCall);
      await storeWhatDependsOnSecrets(client);
      copies = await copyTables(client);
    });
    restored = await createDatabase(servers.postgresUrl, 'new_machine', lost);
  });
  after(async () => {
    await lost.drop();
    await restored.drop();
    await stopTestServers();
    rmSync(folder, { recursive: true, force: true });
  });

  async function withClient<T>({ url }: TestDatabase, work: (client: pg.Client) => Promise<T>) {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }

  /** The services of a visitor, with an empty Redis. */
  async function withProduct<T>(
    { url }: TestDatabase,
    settings: Record<string, string>,
    work: (addresses: { leads: string; scheduling: string }) => Promise<T>,
  ): Promise<T> {
    // Of the Redis databases, one that no other suite uses.
    const redisUrl = withPath(servers.redisUrl, '9');
    const redis = new Redis(redisUrl);
    await redis.flushdb();
    redis.disconnect();
    const services = await startServices(url, redisUrl, { LOG_LEVEL: 'warn', ...settings });
    try {
      return await work(services.addresses);
    } finally {
      await services.stop();
    }
  }

  async function bookCall(addresses: { leads: string; scheduling: string }): Promise<number> {
    const visitor = new Attacker(addresses);
    const { contactId } = await visitor.sendForm();
    const [scheduledAt] = await visitor.freeStarts();
    const booking = { contactId, scheduledAt, duration: appointmentMinutes };
    const { status, text } = await ask(`${addresses.scheduling}/api/appointments`, booking);
    assert.equal(status, 201, text);
    return JSON.parse(text).id;
  }

  /** As the services store it. */
  async function storeWhatDependsOnSecrets(client: pg.Client): Promise<void> {
    const seal = (secret: string, purpose: string, table: string, column: string, row: string) =>
      new SecretBox(secret, undefined, purpose).seal('text', { table, column, row });
    const keyId = '7f2c1f0e-5d0c-4a55-9e9f-0a6f0f2f8a11';
    await client.query(
      `INSERT INTO scheduling.calendars (name, color, source, sealed_address)
       VALUES ('Dentist', 'teal', 'address', $1)`,
      [
        seal(
          old.CALENDAR_SECRET,
          'calendar addresses',
          'scheduling.calendars',
          'sealed_address',
          '1',
        ),
      ],
    );
    await client.query(
      `INSERT INTO rankings.search_console_connection (key_id, account, sealed_key)
       VALUES ($1, 'robot@example.com', $2)`,
      [
        keyId,
        seal(
          old.RANKINGS_SECRET,
          'service account keys',
          'rankings.search_console_connection',
          'sealed_key',
          keyId,
        ),
      ],
    );
    await client.query(
      `INSERT INTO email.push_subscriptions (endpoint, p256dh, auth, label, server_key, created_at)
       VALUES ('https://push.example/1', 'p', 'a', 'Phone', $1, now())`,
      [keyIds.devices(old.PUSH_SECRET)],
    );
    const admin = keyIds.chosenPasswords(old.ADMIN_PASSWORD_HASH);
    await client.query(
      `INSERT INTO leads.gate_passwords VALUES ('admin', 'hash', $1, now()), ('rankings', 'hash', $2, now())`,
      [admin, keyIds.chosenPasswords(old.RANKINGS_PASSWORD_HASH)],
    );
    await client.query('INSERT INTO leads.recovery_address (address_id, replaces) VALUES (1, $1)', [
      admin,
    ]);
  }

  /** As `COPY` prints tables: text, tabs, \N for null, and backslashes doubled. */
  async function copyTables(client: pg.Client): Promise<string> {
    const asText = { getTypeParser: () => (value: string) => value };
    const tables = tablesWithSecrets.map(async (table) => {
      const { fields, rows } = await client.query({
        text: `SELECT * FROM ${table}`,
        rowMode: 'array',
        types: asText,
      });
      const lines = rows.map((row: (string | null)[]) =>
        row.map((value) => value?.replaceAll('\\', '\\\\') ?? '\\N').join('\t'),
      );
      const columns = fields.map(({ name }) => name).join(', ');
      return [`COPY ${table} (${columns}) FROM stdin;`, ...lines, '\\.', ''].join('\n');
    });
    return (await Promise.all(tables)).join('\n');
  }

  /** What `make restore` says before it asks. */
  async function notices(settings: Record<string, string>): Promise<string[]> {
    mkdirSync(join(folder, 'bin'), { recursive: true });
    writeFileSync(join(folder, 'bin/pg_restore'), '#!/bin/sh\ncat\n', { mode: 0o755 });
    const script = join(repository, 'infra/backup/read-backup.sh');
    const printed = await run('bash', [script, 'app.dump', ...tablesWithSecrets], {
      env: { PATH: `${join(folder, 'bin')}:${process.env.PATH}` },
      input: copies,
    });
    return restoreNotices(printed, settings, new Date());
  }

  /** What `make doctor` finds afterwards. */
  const findings = (settings: Record<string, string>) =>
    withClient(restored, async (client) => {
      const query = async (sql: string) => {
        const { rows } = await client.query(sql);
        return String(Object.values(rows[0])[0]);
      };
      const found = await mismatchesInProduct(query, settings, new Date());
      return found.map(({ secret }) => secret);
    });

  /** How the link in an email that the lost machine has sent is answered. */
  const openLink = (settings: Record<string, string>) =>
    withProduct(restored, settings, async ({ scheduling }) => {
      const token = signBookingLink(call, old.BOOKING_LINK_SECRET);
      return (await ask(`${scheduling}/api/bookings/${token}`)).status;
    });

  it('should open links in emails already sent with the old secrets, and say nothing', async () => {
    assert.deepEqual(await notices(old), []);
    assert.deepEqual(await findings(old), []);
    assert.equal(await openLink(old), 200);
  });

  it('should name with other secrets each thing that does not work, before and after', async () => {
    const other = newSettings();
    const said = await notices(other);
    assert.deepEqual(
      said.map((notice) => /will not work: (\w+) differs/.exec(notice)?.[1]),
      dependent,
    );
    assert.deepEqual(await findings(other), dependent);
    assert.equal(await openLink(other), 404);
    // The services have started with other secrets, which must not hide that.
    const afterStart = await findings(other);
    assert.ok(afterStart.includes('BOOKING_LINK_SECRET'), String(afterStart));
    for (const secret of Object.values({ ...old, ...other })) {
      assert.ok(!said.join('\n').includes(secret));
    }
  });

  it('should no longer name what the old value mends', async () => {
    const mended = { ...newSettings(), BOOKING_LINK_SECRET: old.BOOKING_LINK_SECRET };
    assert.ok(!(await findings(mended)).includes('BOOKING_LINK_SECRET'));
  });
});
