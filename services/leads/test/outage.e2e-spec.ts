import { apiErrorBodySchema } from '@agency/contracts';
import { OutboxRelay } from '@agency/platform';
import { type CuttableProxy, startCuttableProxy } from '@agency/testing/cuttable-proxy';
import { databaseUrl, serviceRedisUrl } from '@agency/testing/test-stack';
import { until } from '@agency/testing/until';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { lead, startLeads } from './leads-app.js';

let app: NestFastifyApplication;
let postgres: CuttableProxy;
let redis: CuttableProxy;

beforeAll(async () => {
  postgres = await startCuttableProxy(databaseUrl);
  redis = await startCuttableProxy(serviceRedisUrl);
  app = await startLeads({ DATABASE_URL: postgres.url, REDIS_URL: redis.url });
});
afterAll(async () => {
  await Promise.all([postgres.stop(), redis.stop()]);
});

const post = () => app.inject({ method: 'POST', url: '/api/contacts', payload: lead });
const health = async (path = '') => {
  const answer = await app.inject({ url: `/api/health/leads${path}` });
  const body = answer.json();
  if (answer.statusCode !== 200) expect(apiErrorBodySchema.parse(body).statusCode).toBe(503);
  return [answer.statusCode, body.status];
};

it('should answer 503 with Retry-After while Postgres is away, and work again on its own', async () => {
  postgres.cut();
  const refused = await post();
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('5');
  expect(refused.json()).toMatchObject({ statusCode: 503, message: expect.stringMatching(/\.$/) });
  await until(async () => (await health())[1] === 'down');
  expect(await health('/ready')).toEqual([503, 'down']);
  expect(await health('/live')).toEqual([200, 'ok']);
  postgres.mend();
  expect((await post()).statusCode).toBe(201);
  await until(async () => (await health())[1] === 'ok');
});

it('should take leads while Redis is away, and hand over their emails when it is back', async () => {
  redis.cut();
  await until(async () => (await health())[1] === 'degraded');
  const accepted = await post();
  expect(accepted.statusCode).toBe(201);
  expect(await health('/ready')).toEqual([200, 'degraded']);
  const waiting = () =>
    app
      .get(DataSource)
      .query(
        'SELECT name FROM leads.outbox WHERE subject = $1 AND due_at <= now() AND relayed_at IS NULL',
        [`contact:${accepted.json().id}`],
      );
  expect(await waiting()).toEqual([{ name: 'lead-notice' }]);
  redis.mend();
  await until(async () => (await health())[1] === 'ok');
  app.get(OutboxRelay).wake();
  await until(async () => (await waiting()).length === 0);
});
