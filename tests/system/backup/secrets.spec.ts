import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import {
  apiPaths,
  appointmentMinutes,
  createLeadResponseSchema,
  readSlots,
  slotsSchema,
} from '@agency/contracts';
import { findMismatches, keyIds, noticeOf } from '@agency/infra/backup/secrets-in-use';
import { withClient } from '@agency/infra/native/stack/database';
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
import type pg from 'pg';
import { ask } from '../containers/request.ts';
import { startServices } from './start-services.ts';

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
 * A machine is lost, and its database copied to a new one, because not every machine has pg_restore in the server's
 * version; tests/system/containers restores a backup.
 */
describe('a restore on a new machine', { timeout: 300_000 }, () => {
  const old = newSettings();
  let servers: Awaited<ReturnType<typeof testServers>>;
  let lost: TestDatabase;
  let restored: TestDatabase;
  let call: number;

  before(async () => {
    servers = await testServers();
    lost = await createDatabase(servers.postgresUrl, 'lost_machine');
    await migrate(lost.url);
    await withClient(lost.url, async (client) => {
      call = await withProduct(lost, old, bookCall);
      await storeWhatDependsOnSecrets(client);
    });
    restored = await createDatabase(servers.postgresUrl, 'new_machine', lost);
  });
  after(async () => {
    await lost.drop();
    await restored.drop();
    await stopTestServers();
  });

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

  async function bookCall({ leads, scheduling }: Record<'leads' | 'scheduling', string>) {
    const form = { name: 'Ann Rivers', email: 'ann@harbor-bakery.example', phone: '9105550123' };
    const lead = await ask(leads + apiPaths.contacts, form);
    const { id: contactId } = createLeadResponseSchema.parse(JSON.parse(lead.text));
    const slots = await ask(scheduling + apiPaths.slots);
    const last = slotsSchema
      .parse(JSON.parse(slots.text))
      .days.flatMap(({ day, reasons }) => readSlots(day, reasons))
      .findLast(({ unavailableReason }) => unavailableReason === null);
    const booking = { contactId, scheduledAt: last?.startsAt, duration: appointmentMinutes };
    const { status, text } = await ask(scheduling + apiPaths.appointments, booking);
    assert.equal(status, 201, text);
    return Number(JSON.parse(text).id);
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
      `INSERT INTO rankings.settings (name, value, version)
       VALUES ('search-console', jsonb_build_object('keyId', $1::text, 'sealedKey', encode($2, 'base64')), 1)`,
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
    await client.query(
      `INSERT INTO leads.settings (name, value, version)
       VALUES ('recovery-address', jsonb_build_object('addressId', 1, 'replaces', $1::text), 1)`,
      [admin],
    );
  }

  /** What `make restore` and `make doctor` find. */
  const findings = (settings: Record<string, string>, change?: string) =>
    withClient(restored.url, async (client) => {
      await client.query('BEGIN');
      if (change) await client.query(change);
      const query = async (sql: string) => {
        const { rows } = await client.query(sql);
        return String(Object.values(rows[0])[0]);
      };
      return findMismatches(query, settings);
    });
  const secretsIn = async (settings: Record<string, string>, change?: string) =>
    (await findings(settings, change)).map(({ secret }) => secret);

  /** How the link in an email that the lost machine has sent is answered. */
  const openLink = (settings: Record<string, string>) =>
    withProduct(restored, settings, async ({ scheduling }) => {
      const token = signBookingLink(call, old.BOOKING_LINK_SECRET);
      return (await ask(`${scheduling}/api/bookings/${token}`)).status;
    });

  it('should open links in emails already sent with the old secrets, and say nothing', async () => {
    assert.deepEqual(await findings(old), []);
    assert.equal(await openLink(old), 200);
  });

  it('should name with other secrets each thing that does not work, also after a start', async () => {
    const other = newSettings();
    const found = await findings(other);
    assert.deepEqual(
      found.map((one) => /do not work: (\w+) differs/.exec(noticeOf(one))?.[1]),
      dependent,
    );
    const said = found.map(noticeOf).join('\n');
    for (const secret of Object.values({ ...old, ...other })) assert.ok(!said.includes(secret));
    assert.equal(await openLink(other), 404);
    // The services have started with other secrets, which must not hide that.
    assert.ok((await secretsIn(other)).includes('BOOKING_LINK_SECRET'));
  });

  it('should no longer name what the old value mends, nor what nothing depends on anymore', async () => {
    const other = newSettings();
    const mended = { ...other, BOOKING_LINK_SECRET: old.BOOKING_LINK_SECRET };
    assert.ok(!(await secretsIn(mended)).includes('BOOKING_LINK_SECRET'));
    const former = { ...other, CALENDAR_SECRET_PREVIOUS: old.CALENDAR_SECRET };
    assert.ok(!(await secretsIn(former)).includes('CALENDAR_SECRET'));
    for (const change of [
      "UPDATE scheduling.appointments SET status = 'cancelled'",
      "UPDATE scheduling.appointments SET scheduled_at = now() - interval '1 hour'",
    ]) {
      assert.ok(!(await secretsIn(other, change)).includes('BOOKING_LINK_SECRET'), change);
    }
  });

  it('should say that links booked by an earlier version may not work', async () => {
    const [links] = await findings(old, 'UPDATE scheduling.appointments SET link_key_id = NULL');
    assert.ok(links?.isUnknown);
    assert.match(noticeOf(links), /^Links .* may not work: an earlier version did not store/);
  });
});
