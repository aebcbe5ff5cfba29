import type { FastifyInstance } from 'fastify';

/**
 * Ends each open connection with its last answer once the service is stopping. Without this the
 * gateway would keep connections that had a request under way, and the process would wait for them.
 */
export function closeConnectionsWhenStopping(fastify: FastifyInstance): void {
  let stopping = false;
  fastify.addHook('preClose', async () => {
    stopping = true;
  });
  fastify.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
}
