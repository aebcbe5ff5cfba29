import type { DynamicModule, Type } from '@nestjs/common';
import type { BaseEnv } from '../env/base-env.js';
import { MetricsService } from '../metrics/metrics.service.js';
import { serveMetrics } from '../metrics/metrics-server.js';
import { ShutdownService } from '../shutdown/shutdown.service.js';
import { createApp } from './create-app.js';

/** Starts a service. On SIGTERM or SIGINT it finishes accepted requests and exits with 0. */
export async function startService(module: Type | DynamicModule, env: BaseEnv): Promise<void> {
  const app = await createApp(module);
  app.get(ShutdownService).beginAtSignal();
  app.enableShutdownHooks([], { useProcessExit: true });
  if (env.METRICS_PORT !== undefined) {
    await serveMetrics(app.get(MetricsService), env.METRICS_PORT, env.HOST);
  }
  await app.listen(env.PORT, env.HOST);
}
