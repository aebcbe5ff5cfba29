import { admin } from '@agency/testing/admin-database';
import { type CuttableProxy, startCuttableProxy } from '@agency/testing/cuttable-proxy';
import { databaseUrl } from '@agency/testing/test-stack';
import { until } from '@agency/testing/until';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { emptyLeads, lead, startLeads } from './leads-app.js';

let app: NestFastifyApplication;
let postgres: CuttableProxy;

beforeAll(async () => {
  postgres = await startCuttableProxy(databaseUrl);
  app = await startLeads({
    DATABASE_URL: postgres.url,
    DATABASE_POOL_SIZE: 1,
    REQUEST_TIMEOUT_MS: 2_000,
  });
});
afterAll(() => postgres.stop());
beforeEach(emptyLeads);

const post = async (name: string) => {
  const payload = { ...lead, name };
  return (await app.inject({ method: 'POST', url: '/api/contacts', payload })).statusCode;
};
/** On a busy machine the first attempts may be late, too. */
const postUntilStored = (name: string) => until(async () => (await post(name)) === 201);
const storedNames = async () => {
  const rows: { name: string }[] = await admin.query(
    'SELECT DISTINCT name FROM leads.contacts ORDER BY name',
  );
  return rows.map(({ name }) => name);
};

it('should not store a lead that reached Postgres after the request had timed out', async () => {
  await postUntilStored('Before');
  postgres.hold();
  expect(await post('Late')).toBe(503);
  postgres.mend();
  // Over the same connection, so behind the late one.
  await postUntilStored('Next');
  expect(await storedNames()).toEqual(['Before', 'Next']);
});

it('should not store a lead that waited for a lock until the request had timed out', async () => {
  await postUntilStored('Before');
  await admin.transaction(async (manager) => {
    await manager.query('LOCK TABLE leads.contacts IN SHARE MODE');
    expect(await post('Late')).toBe(503);
  });
  await postUntilStored('Next');
  expect(await storedNames()).toEqual(['Before', 'Next']);
  const leadless: unknown[] = await admin.query(
    `SELECT FROM leads.outbox WHERE subject NOT IN (SELECT 'contact:' || id FROM leads.contacts)`,
  );
  expect(leadless).toHaveLength(0);
});
