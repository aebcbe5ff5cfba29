import { createApp, sessionKey } from '@agency/platform';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Redis } from 'ioredis';
import { AppModule } from '../src/app.module.js';
import { type LeadsEnv, leadsEnv } from '../src/env.js';

export const redisUrl = String(process.env.TEST_REDIS_DATABASE_URL);
export const databaseUrl = String(process.env.TEST_DATABASE_URL);

const running: NestFastifyApplication[] = [];

/** Also closes what a failed test left open, which would keep jest from ending. */
afterAll(async () => {
  await Promise.all(running.splice(0).map((app) => app.close()));
});

/** The service as it runs, on the suite's own databases. */
export async function startLeads(
  overrides: Partial<LeadsEnv> = {},
): Promise<NestFastifyApplication> {
  const env = {
    ...leadsEnv.parse({
      NODE_ENV: 'test',
      PORT: 0,
      DATABASE_URL: databaseUrl,
      REDIS_URL: redisUrl,
      LOG_LEVEL: 'silent',
      BOT_CHECK_SECRET: 'a secret of more than thirty-two characters',
      RATE_LIMIT_CONTACTS: 100_000,
    }),
    ...overrides,
  };
  const app = await createApp(AppModule.forEnv(env), env);
  running.push(app);
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  return app;
}

/** A cookie header of a signed-in owner. */
export async function signIn(gates: string[]): Promise<{ cookie: string }> {
  const token = crypto.randomUUID();
  const redis = new Redis(redisUrl);
  await redis.set(sessionKey(token), JSON.stringify({ gates }), 'EX', 60);
  redis.disconnect();
  return { cookie: `session=${token}` };
}

export const lead = { name: 'Ann Rivers', email: 'ann@harbor-bakery.com', phone: '(910) 555-0123' };
