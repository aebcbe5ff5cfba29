import { baseEnv, createApp } from '@agency/platform';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { openApiFaults } from '../../platform/test-stack/openapi-faults.cjs';
import { routeAccess } from '../../platform/test-stack/route-access.cjs';
import { AppModule } from '../src/app.module.js';

let app: NestFastifyApplication;

beforeAll(async () => {
  const env = baseEnv.parse({
    PORT: 0,
    DATABASE_URL: process.env.TEST_DATABASE_URL,
    REDIS_URL: process.env.TEST_REDIS_DATABASE_URL,
    LOG_LEVEL: 'silent',
  });
  app = await createApp(AppModule.forEnv(env), env);
  await app.init();
});
afterAll(() => app.close());

it('should report that it is healthy', async () => {
  const answer = await app.inject({ url: '/api/health/email' });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ status: 'ok', postgres: 'up', redis: 'up' });
});

it('should declare for each route who may call it', () => {
  const routes = routeAccess(app);
  expect(routes.length).toBeGreaterThan(0);
  expect(routes.filter(({ who }) => who === undefined)).toEqual([]);
});

it('should describe every call, its answer too, as OpenAPI wants it', async () => {
  expect(await openApiFaults(app)).toEqual([]);
});

it('should answer an unknown path with the error body', async () => {
  const answer = await app.inject({ url: '/api/nothing-here' });
  expect(answer.json()).toMatchObject({
    statusCode: 404,
    message: 'There is nothing at this address.',
  });
});
