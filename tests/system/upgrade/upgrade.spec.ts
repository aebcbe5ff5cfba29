import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { build } from '@agency/infra/native/compile/build';
import { waitUntil } from '@agency/infra/native/process/wait-until';
import { dropDatabase } from '@agency/infra/native/stack/database';
import { missingPasswords } from '@agency/infra/settings/passwords';
import { repository } from '@agency/infra/settings/paths';
import { ownerPasswords } from '@agency/infra/test/throw-away-product';
import { startThrowAwayServers } from '@agency/infra/test/throw-away-servers';
import { Redis } from 'ioredis';
import pg from 'pg';
import { z } from 'zod';
import { migrate, restoreEarlier } from './earlier-database.ts';
import { rowsOf, tablesOf } from './rows.ts';
import { startToday, type Today } from './today.ts';
import { versions } from './versions.ts';

const owner = 'owner@agency.example';
/** Suites that run at the same time have other ones. */
const redisDatabase = 7;
const folder = mkdtempSync(join(tmpdir(), 'agency-upgrade-'));
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

for (const version of versions) {
  describe(`the data of ${version.commit} (${version.name})`, { timeout: 300_000 }, () => {
    let url: string;
    let client: pg.Client;
    let today: Today;
    let cookie: string;
    const read = async <Answer>(
      service: keyof Today['addresses'],
      path: string,
      shape: z.ZodType<Answer>,
    ) => {
      const answer = await fetch(`${today.addresses[service]}${path}`, { headers: { cookie } });
      assert.equal(answer.status, 200, path);
      return shape.parse(await answer.json());
    };

    before(async () => {
      url = await restoreEarlier(servers.postgres, version);
      // Jobs are known by the ids of the outbox, which the version before has used, too.
      const redis = new Redis(`${servers.redis}/${redisDatabase}`);
      await redis.flushdb();
      redis.disconnect();
      client = new pg.Client({ connectionString: url });
      await client.connect();
    });
    after(async () => {
      await today?.stop();
      await client.end();
      await dropDatabase(url);
    });

    it('should be there after the migration, row for row, and be left alone by a second one', async () => {
      const tables = await tablesOf(client);
      const rows = await rowsOf(client, tables);
      for (const [name, { length }] of Object.entries(rows)) assert.ok(length > 0, name);
      assert.match(await migrate(url), /^email: /m);
      assert.deepEqual(await rowsOf(client, tables), rows);
      const all = await tablesOf(client);
      const after = await rowsOf(client, all);
      assert.equal(await migrate(url), 'The database is up to date.');
      assert.deepEqual(await tablesOf(client), all);
      assert.deepEqual(await rowsOf(client, all), after);
    });

    it('should be what today’s services work with', async () => {
      const redis = `${servers.redis}/${redisDatabase}`;
      const passwords = await missingPasswords({}, ownerPasswords);
      const unquoted = Object.entries(passwords.settings).map(([key, value]) => [
        key,
        value.slice(1, -1),
      ]);
      today = await startToday(url, redis, {
        folder: join(folder, version.commit),
        settings: {
          LOG_LEVEL: 'warn',
          BOT_CHECK_SECRET: 'a secret of more than thirty-two characters',
          BOOKING_LINK_SECRET: 'a secret of more than thirty-two characters',
          RANKINGS_SOURCE: 'csv',
          OWNER_EMAIL: owner,
          ...Object.fromEntries(unquoted),
        },
      });
      cookie = await signIn(today.addresses.leads);
    });

    it('should show the owner her leads, and what happened to each', async () => {
      const leads = await read(
        'leads',
        '/api/contacts',
        z.array(z.object({ id: z.int(), name: z.string(), status: z.string(), version: z.int() })),
      );
      assert.deepEqual(
        leads.map(({ name, status }) => `${name}: ${status}`),
        [
          'Grace Okafor: new',
          'Mei Tanaka: new',
          'José Núñez-O’Hara: closed-won',
          'Ruth Ellery: qualified',
        ],
      );
      const found = await read(
        'leads',
        '/api/contacts?search=910%20555-0141',
        z.array(z.object({ name: z.string() })),
      );
      assert.deepEqual(found, [{ name: 'Ruth Ellery' }]);
      const timeline = await read(
        'leads',
        `/api/contacts/${leads[3]?.id}/timeline`,
        z.array(z.object({ kind: z.string() })),
      );
      const kinds = timeline.map(({ kind }) => kind);
      assert.ok(kinds.includes('submitted') && kinds.includes('call-booked'), kinds.join());
    });

    it('should show her calls, and keep the time of the next one taken', async () => {
      const call = z.object({
        scheduledAt: z.string(),
        status: z.string(),
        contact: z.object({ name: z.string() }),
      });
      const calls = await read('scheduling', '/api/appointments', z.array(call));
      assert.deepEqual(
        calls.map(({ status, contact }) => `${contact.name}: ${status}`),
        [
          'Mei Tanaka: scheduled',
          'José Núñez-O’Hara: no-show',
          'José Núñez-O’Hara: cancelled',
          'Ruth Ellery: completed',
        ],
      );
      // The call is far beyond the owner's horizon.
      await client.query('UPDATE scheduling.booking_rules SET horizon_days = NULL');
      const query = 'from=2067-03-01T00:00:00.000Z';
      const taken = await fetch(`${today.addresses.scheduling}/api/appointments?${query}`);
      assert.deepEqual(await taken.json(), [
        { scheduledAt: '2067-03-07T15:00:00.000Z', duration: 30 },
      ]);
    });

    it('should send the mails that were due, each once, and no other', async () => {
      const expected = ['mei@tanaka-dental.example', owner, owner].toSorted();
      const settled = async () =>
        (
          await client.query(
            `SELECT state, count(*)::int FROM email.deliveries WHERE state IN ('sent', 'skipped')
             GROUP BY state ORDER BY state`,
          )
        ).rows;
      // Skipped: the automatic reply, because its request is older than a day.
      const whole = [
        { state: 'sent', count: expected.length },
        { state: 'skipped', count: 1 },
      ];
      await waitUntil(async () => isDeepStrictEqual(await settled(), whole), {
        timeoutMs: 120_000,
        what: 'Sending what was due',
      });
      const caught = z.array(z.object({ to: z.array(z.object({ address: z.string() })) }));
      const mails = caught.parse(await (await fetch(`${today.inbox}/api/email`)).json());
      assert.deepEqual(
        mails.flatMap(({ to }) => to.map(({ address }) => address)).toSorted(),
        expected,
      );
      const { rows } = await client.query(
        `SELECT name FROM scheduling.outbox WHERE relayed_at IS NULL ORDER BY due_at`,
      );
      assert.deepEqual(rows, [{ name: 'reminder-24-hours' }, { name: 'reminder-10-minutes' }]);
    });

    if (version.data.includes('histories-and-rankings.sql')) {
      it('should show the history of the rankings, the news and the uploads', async () => {
        const point = z.object({
          day: z.string(),
          clicks: z.int().nullable(),
          impressions: z.int().nullable(),
        });
        const history = await read(
          'rankings',
          '/api/rankings/history?days=28',
          z.object({ dataThrough: z.string(), points: z.array(point) }),
        );
        assert.deepEqual(
          history.points.filter(({ clicks }) => clicks !== null),
          [
            { day: '2026-11-08', clicks: 12, impressions: 271 },
            { day: '2026-11-15', clicks: 20, impressions: 300 },
          ],
        );
        const alerts = await read(
          'rankings',
          '/api/rankings/alerts',
          z.array(z.object({ previousPosition: z.number(), currentPosition: z.number() })),
        );
        assert.deepEqual(alerts, [{ previousPosition: 8.3, currentPosition: 3.8 }]);
        const rules = await read(
          'rankings',
          '/api/rankings/alert-rules',
          z.looseObject({ minimumImpressions: z.int(), positionChange: z.number() }),
        );
        assert.deepEqual(rules, {
          minimumImpressions: 20,
          positionChange: 2,
          crossings: [10],
          mediumChange: 5,
          highChange: 10,
          leavingTop10IsHigh: true,
        });
        const runs = await read(
          'rankings',
          '/api/rankings/runs',
          z.array(z.object({ status: z.string() })),
        );
        assert.deepEqual(
          runs.map(({ status }) => status),
          ['succeeded', 'failed', 'succeeded'],
        );
        const keywords = await read(
          'rankings',
          '/api/rankings/keywords?search=bicycle',
          z.array(z.object({ keyword: z.string() })),
        );
        assert.deepEqual(keywords, [{ keyword: 'bicycle shop advertising' }]);
      });
    }

    it('should take a new lead beside the old ones', async () => {
      const answer = await fetch(`${today.addresses.leads}/api/contacts`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          name: 'Ada Tidewater',
          email: 'ada@tidewater.example',
          phone: '(910) 555-0100',
        }),
      });
      assert.equal(answer.status, 201);
    });
  });
}

async function signIn(leads: string): Promise<string> {
  const cookies: string[] = [];
  for (const [gate, password] of [
    ['admin', ownerPasswords.ADMIN_PASSWORD],
    ['rankings', ownerPasswords.RANKINGS_PASSWORD],
  ]) {
    const answer = await fetch(`${leads}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: cookies.at(-1) ?? '' },
      body: JSON.stringify({ gate, password }),
    });
    assert.equal(answer.status, 200, await answer.text());
    cookies.push(answer.headers.getSetCookie()[0]?.split(';')[0] ?? '');
  }
  return cookies.at(-1) ?? '';
}
