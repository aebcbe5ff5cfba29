import type { FastifyInstance } from 'fastify';
import type { MetricsService } from './metrics.service.js';

/** Counts every answer under its route's template, so that no id and nothing a visitor typed becomes a label. */
export function measureRequests(fastify: FastifyInstance, metrics: MetricsService): void {
  fastify.addHook('onResponse', async (request, reply) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: String(reply.statusCode),
    };
    metrics.observeRequest(labels, reply.elapsedTime / 1_000);
  });
}
