import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { factsOf, productFactsSql } from '@agency/infra/doctor/product/product-facts';
import { build } from '@agency/infra/native/compile/build';
import { dropDatabase, ensureDatabase } from '@agency/infra/native/stack/database';
import { repository } from '@agency/infra/settings/paths';
import { startThrowAwayServers } from '@agency/infra/test/throw-away-servers';
import pg from 'pg';
import { migrate } from '../services/migrate.ts';

/** What `make doctor` reads from the database, on the tables as the migrations leave them. */
describe('the facts of a product', { timeout: 300_000 }, () => {
  let stop: () => Promise<void> = async () => undefined;
  let url: string;
  let client: pg.Client;

  before(async () => {
    const { TEST_DATABASE_ADMIN_URL } = process.env;
    let server = TEST_DATABASE_ADMIN_URL ?? '';
    if (!server) {
      await build(repository, () => undefined);
      const servers = await startThrowAwayServers();
      server = servers.env.TEST_DATABASE_ADMIN_URL ?? '';
      stop = servers.stop;
    }
    url = new URL('/doctor_facts', server).href;
    await ensureDatabase(url);
    await migrate(url);
    client = new pg.Client({ connectionString: url });
    await client.connect();
  });
  after(async () => {
    await client.end();
    await dropDatabase(url);
    await stop();
  });

  const facts = () =>
    factsOf({
      parts: async () => [{ name: 'postgres', state: 'ready', restarts: 0 }],
      query: async (sql: string) => {
        assert.equal(sql, productFactsSql);
        const { rows } = await client.query(sql);
        return String(Object.values(rows[0])[0]);
      },
    });

  it('should be nothing in a new installation', async () => {
    assert.deepEqual(await facts(), {
      dueSeconds: 0,
      unsettledSeconds: 0,
      failedEmails: 0,
      connected: false,
      hasUploads: false,
      run: null,
      succeededAt: null,
    });
  });

  it('should say what waits, what failed, and how the last ranking check ended', async () => {
    const message = "'welcome', '{}', 'contact:1', 'request'";
    await client.query(`
      INSERT INTO leads.outbox (name, payload, subject, request_id, due_at)
        VALUES (${message}, now() - interval '10 minutes'), (${message}, now() + interval '1 day');
      INSERT INTO scheduling.outbox (name, payload, subject, request_id, due_at, relayed_at)
        VALUES (${message}, now(), now() - interval '2 hours');
      INSERT INTO rankings.runs (source, trigger, status, started_at, finished_at, cause) VALUES
        ('search-console', 'daily', 'succeeded', now() - interval '2 days', '2026-11-20T05:00:00Z', NULL),
        ('search-console', 'daily', 'failed', now() - interval '1 day', now(), 'no-access'),
        ('sample', 'daily', 'succeeded', now(), now(), NULL)`);
    const found = await facts();
    assert.ok(found && found.dueSeconds >= 600 && found.dueSeconds < 900, `${found?.dueSeconds}`);
    assert.ok(found.unsettledSeconds >= 7_200 && found.unsettledSeconds < 7_500);
    assert.deepEqual(found.run, { status: 'failed', cause: 'no-access' });
    assert.equal(found.succeededAt?.toISOString(), '2026-11-20T05:00:00.000Z');
  });
});
