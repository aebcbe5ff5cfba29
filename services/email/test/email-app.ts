import { Clock, createApp } from '@agency/platform';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from '../src/app.module.js';
import { type EmailEnv, emailEnv } from '../src/config/env.js';

export const redisUrl = String(process.env.TEST_REDIS_DATABASE_URL);
/** As the service's own user, with the rights it has in the product. */
export const serviceRedisUrl = String(process.env.TEST_SERVICE_REDIS_URL);
export const databaseUrl = String(process.env.TEST_DATABASE_URL);
export const ownerEmail = 'owner@agency.example';
export const mailFrom = 'hello@agency.example';

export const settings = {
  NODE_ENV: 'test',
  PORT: 0,
  DATABASE_URL: databaseUrl,
  REDIS_URL: serviceRedisUrl,
  LOG_LEVEL: 'silent',
  SITE_URL: 'https://agency.example',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: mailFrom,
  OWNER_EMAIL: ownerEmail,
  MEETING_BASE_URL: 'https://meet.example',
  BOOKING_LINK_SECRET: 'a secret of more than thirty-two characters',
} as const;

const running: NestFastifyApplication[] = [];

/** Also closes what a failed test left open, which would keep jest from ending. */
afterAll(() => stopAll());

export async function stopAll(): Promise<void> {
  await Promise.all(running.splice(0).map((app) => app.close()));
}

/** The service as it runs, on the suite's own databases. */
export async function startEmail(
  overrides: Partial<EmailEnv> = {},
  clock?: Clock,
): Promise<NestFastifyApplication> {
  const env = { ...emailEnv.parse(settings), ...overrides };
  const app = await createApp(AppModule.forEnv(env));
  running.push(app);
  if (clock) jest.spyOn(app.get(Clock), 'now').mockImplementation(() => clock.now());
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  return app;
}
