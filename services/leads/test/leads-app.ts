import { createApp } from '@agency/platform';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { signIn as signInAt } from '../../platform/test-stack/sign-in.cjs';
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
export const signIn = (gates: string[]) => signInAt(redisUrl, gates);

export const lead = { name: 'Ann Rivers', email: 'ann@harbor-bakery.com', phone: '(910) 555-0123' };
