import type { DynamicModule, Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { PinoLogger } from 'nestjs-pino';
import type { BaseEnv } from '../env/base-env.js';
import { MetricsService } from '../metrics/metrics.service.js';
import { serveMetrics } from '../metrics/metrics-server.js';
import { ShutdownService } from '../shutdown/shutdown.service.js';
import { createApp } from './create-app.js';

/**
 * Starts a service. On SIGTERM or SIGINT it finishes accepted requests and exits with 0. If it cannot start, it logs why
 * and exits with 1.
 */
export async function startService(module: Type | DynamicModule, env: BaseEnv): Promise<void> {
  const app = await createApp(module);
  try {
    await listen(app, env);
  } catch (error) {
    // Node would print an unhandled error with its query's values, which may be personal data.
    const logger = await app.resolve(PinoLogger);
    logger.fatal({ err: error }, 'The service could not start');
    process.exit(1);
  }
}

async function listen(app: NestFastifyApplication, env: BaseEnv): Promise<void> {
  app.get(ShutdownService).beginAtSignal();
  app.enableShutdownHooks([], { useProcessExit: true });
  if (env.METRICS_PORT !== undefined) {
    await serveMetrics(app.get(MetricsService), env.METRICS_PORT, env.HOST);
  }
  await app.listen(env.PORT, env.HOST);
}
