import { createApp } from '@agency/platform';
import type { DynamicModule } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { databaseUrl, serviceRedisUrl } from './test-stack.ts';

/** Settings that every service needs, for the suite's own databases. */
export const baseSettings = {
  NODE_ENV: 'test',
  PORT: 0,
  DATABASE_URL: databaseUrl,
  REDIS_URL: serviceRedisUrl,
  LOG_LEVEL: 'silent',
  // Allows for a machine that is busy with other suites.
  REQUEST_TIMEOUT_MS: 60_000,
} as const;

const running = new Set<NestFastifyApplication>();

/** A service inside the test process, configured as in production. `prepare` is called before its modules start. */
export async function startApp(
  module: DynamicModule,
  prepare?: (app: NestFastifyApplication) => void,
): Promise<NestFastifyApplication> {
  const app = await createApp(module);
  running.add(app);
  prepare?.(app);
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  return app;
}

export async function stopApp(app: NestFastifyApplication): Promise<void> {
  if (running.delete(app)) await app.close();
}

export async function stopApps(): Promise<void> {
  await Promise.all([...running].map(stopApp));
}
