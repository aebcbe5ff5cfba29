import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { waitingEmails } from '@agency/infra/doctor/product';
import {
  createDatabase,
  migrate,
  stopTestServers,
  type TestDatabase,
  testServers,
} from '@agency/testing/stack/database';
import pg from 'pg';

/** What `make doctor` reads from the database, on the tables as the migrations leave them. */
describe('the facts of a product', { timeout: 300_000 }, () => {
  let database: TestDatabase;
  let client: pg.Client;

  before(async () => {
    const { postgresUrl } = await testServers();
    database = await createDatabase(postgresUrl, 'doctor_facts');
    await migrate(database.url);
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
  });
  after(async () => {
    await client.end();
    await database.drop();
    await stopTestServers();
  });

  const facts = () =>
    waitingEmails({
      query: async (sql) => {
        const { rows } = await client.query(sql);
        return String(Object.values(rows[0])[0]);
      },
    });

  it('should be nothing in a new installation', async () => {
    assert.deepEqual(await facts(), {
      dueSeconds: 0,
      unsettledSeconds: 0,
      failedEmails: 0,
    });
  });

  it('should say what waits', async () => {
    const message = "'welcome', '{}', 'contact:1', 'request'";
    await client.query(`
      INSERT INTO leads.outbox (name, payload, subject, request_id, due_at)
        VALUES (${message}, now() - interval '10 minutes'), (${message}, now() + interval '1 day');
      INSERT INTO scheduling.outbox (name, payload, subject, request_id, due_at, relayed_at)
        VALUES (${message}, now(), now() - interval '2 hours')`);
    const found = await facts();
    assert.ok(found.dueSeconds >= 600 && found.dueSeconds < 900, `${found.dueSeconds}`);
    assert.ok(found.unsettledSeconds >= 7_200 && found.unsettledSeconds < 7_500);
  });
});
