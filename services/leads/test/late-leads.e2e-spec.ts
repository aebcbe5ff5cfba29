import { randomUUID } from 'node:crypto';
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

const post = async (requestKey: string) => {
  const payload = { ...lead, requestKey };
  return (await app.inject({ method: 'POST', url: '/api/contacts', payload })).statusCode;
};
/** On a busy machine the first attempts may be late, too. */
const postUntilStored = (requestKey: string) => until(async () => (await post(requestKey)) === 201);
const storedLeads = () =>
  admin.query(
    `SELECT request_key AS key, (SELECT count(*)::integer FROM leads.outbox WHERE subject = 'contact:' || contacts.id) AS emails
     FROM leads.contacts ORDER BY created_at`,
  );

it('should be one lead when the first try reached Postgres after it had timed out', async () => {
  const [before, late] = [randomUUID(), randomUUID()];
  await postUntilStored(before);
  postgres.hold();
  expect(await post(late)).toBe(503);
  postgres.mend();
  await postUntilStored(late);
  expect(await storedLeads()).toEqual([
    { key: before, emails: 2 },
    { key: late, emails: 2 },
  ]);
});

it('should be one lead when the first try waited for a lock until it had timed out', async () => {
  const late = randomUUID();
  await postUntilStored(randomUUID());
  await admin.transaction(async (manager) => {
    await manager.query('LOCK TABLE leads.contacts IN SHARE MODE');
    expect(await post(late)).toBe(503);
  });
  await postUntilStored(late);
  const stored = await storedLeads();
  expect(stored).toHaveLength(2);
  expect(stored[1]).toEqual({ key: late, emails: 2 });
});
