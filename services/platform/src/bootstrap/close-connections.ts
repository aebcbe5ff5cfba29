import type { FastifyInstance } from 'fastify';
import type { Drain } from './drain.js';

/**
 * Ends each open connection with its last answer once the service is stopping. Without this the
 * gateway would keep connections that had a request under way, and the process would wait for them.
 */
export function closeConnectionsWhenStopping(fastify: FastifyInstance, drain: Drain): void {
  fastify.addHook('onSend', async (_request, reply) => {
    if (drain.isStopping) reply.header('connection', 'close');
  });
}
