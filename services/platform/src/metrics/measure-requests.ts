import type { FastifyInstance } from 'fastify';
import type { MetricsService } from './metrics.service.js';

/** Measures every response by its route template, because ids and user input must not become labels. */
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
