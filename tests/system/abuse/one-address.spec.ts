import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { gridStarts, maxUpcomingAppointmentsPerLead } from '@agency/contracts';
import { build } from '@agency/infra/native/compile/build';
import { dropDatabase, ensureDatabase } from '@agency/infra/native/stack/database';
import { repository } from '@agency/infra/settings/paths';
import { startThrowAwayServers } from '@agency/infra/test/throw-away-servers';
import { Redis } from 'ioredis';
import pg from 'pg';
import { migrate } from '../upgrade/earlier-database.ts';
import { startToday, type Today } from '../upgrade/today.ts';
import { Attacker } from './attacker.ts';

/** Suites that run at the same time have other ones. */
const redisDatabase = 8;
const attackForms = 100;
const folder = mkdtempSync(join(tmpdir(), 'agency-abuse-'));
const servers = { postgres: '', redis: '', stop: async () => {} };

before(
  async () => {
    const { TEST_DATABASE_ADMIN_URL: postgres, TEST_REDIS_URL: redis } = process.env;
    if (postgres && redis) Object.assign(servers, { postgres, redis });
    else {
      await build(repository, () => undefined);
      const { env, stop } = await startThrowAwayServers();
      const { TEST_DATABASE_ADMIN_URL, TEST_REDIS_URL } = env;
      Object.assign(servers, { postgres: TEST_DATABASE_ADMIN_URL, redis: TEST_REDIS_URL, stop });
    }
  },
  { timeout: 300_000 },
);
after(async () => {
  await servers.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
});

const cases = {
  byDefault: {},
  patient: { RATE_LIMIT_CONTACTS: '100000', RATE_LIMIT_APPOINTMENTS: '100000' },
  withBotCheck: { BOT_CHECK: 'required' },
} as const;

/** The services on an empty database, with these settings beside the defaults, and an attacker before them. */
function onNewProduct(name: keyof typeof cases) {
  const product = { attacker: new Attacker({ leads: '', scheduling: '' }), calls: async () => 0 };
  let url: string;
  let client: pg.Client;
  let today: Today | undefined;
  before(
    async () => {
      const address = new URL(servers.postgres);
      address.pathname = `/abuse_${name.toLowerCase()}`;
      url = address.href;
      await dropDatabase(url);
      await ensureDatabase(url);
      await migrate(url);
      const redisUrl = `${servers.redis}/${redisDatabase}`;
      const redis = new Redis(redisUrl);
      await redis.flushdb();
      redis.disconnect();
      const settings = {
        LOG_LEVEL: 'warn',
        BOT_CHECK_SECRET: 'a secret of more than thirty-two characters',
        BOOKING_LINK_SECRET: 'a secret of more than thirty-two characters',
        ...cases[name],
      };
      today = await startToday(url, redisUrl, { folder: join(folder, name), settings });
      product.attacker = new Attacker(today.addresses);
      client = new pg.Client({ connectionString: url });
      await client.connect();
      product.calls = async () => {
        const { rows } = await client.query('SELECT count(*)::int FROM scheduling.appointments');
        return rows[0].count;
      };
    },
    { timeout: 300_000 },
  );
  after(async () => {
    await client.end();
    await today?.stop();
    await dropDatabase(url);
  });
  return product;
}

describe('100 forms and 300 bookings from one address', { timeout: 300_000 }, () => {
  const product = onNewProduct('byDefault');

  it('should become 20 leads and 10 calls in ten minutes, less than a day of the calendar', async (test) => {
    const haul = await product.attacker.attack(attackForms, maxUpcomingAppointmentsPerLead);
    test.diagnostic(JSON.stringify(haul));
    assert.deepEqual(haul, { forms: { 201: 20, 429: 80 }, bookings: { 201: 10, 429: 290 } });
    assert.ok((await product.calls()) < gridStarts().length);
  });
});

describe('an attacker who takes hours', { timeout: 300_000 }, () => {
  const product = onNewProduct('patient');

  it('should never have more than 12 calls ahead', async (test) => {
    const haul = await product.attacker.attack(attackForms, maxUpcomingAppointmentsPerLead);
    test.diagnostic(JSON.stringify(haul));
    assert.deepEqual(haul, { forms: { 201: 100 }, bookings: { 201: 12, 422: 288 } });
    assert.equal(await product.calls(), 12);
  });
});

describe('with the bot check required', { timeout: 300_000 }, () => {
  const product = onNewProduct('withBotCheck');

  it('should ask one proof a form and one a booking, each good once', async () => {
    const { attacker } = product;
    assert.equal((await attacker.sendForm()).status, 403);
    const proofOfForm = await attacker.prove();
    const { status, contactId = 0 } = await attacker.sendForm(proofOfForm);
    assert.equal(status, 201);
    assert.equal(await attacker.book(contactId), 403);
    assert.equal(await attacker.book(contactId, proofOfForm), 403);
    const proofOfBooking = await attacker.prove();
    assert.equal(await attacker.book(contactId, proofOfBooking), 201);
    assert.equal(await attacker.book(contactId, proofOfBooking), 403);
    assert.equal((await attacker.sendForm(proofOfBooking)).status, 403);
  });

  it('should take nothing from a script that does no work', async (test) => {
    const before = await product.calls();
    const haul = await product.attacker.attack(attackForms, maxUpcomingAppointmentsPerLead);
    test.diagnostic(JSON.stringify(haul));
    assert.deepEqual(haul, { forms: { 403: 17, 429: 83 }, bookings: {} });
    assert.equal(await product.calls(), before);
  });
});
