import type { FastifyInstance } from 'fastify';
import type { ShutdownService } from '../shutdown/shutdown.service.js';

/** By then a busy gateway has used each open connection once more; an idle one is unlikely to write at that moment. */
const idleCloseDelayMs = 3_000;

/**
 * A stopping service accepts no new connections, so the gateway tries another replica. Open connections close with
 * their next response, not before: the gateway may be writing a request, and does not retry non-idempotent ones.
 */
export function closeConnectionsWhenStopping(
  fastify: FastifyInstance,
  drain: ShutdownService,
): void {
  fastify.addHook('onSend', async (_request, reply) => {
    if (drain.isStopping) reply.header('connection', 'close');
  });
  const { server } = fastify;
  const closeIdle = server.closeIdleConnections.bind(server);
  // Node calls it once the server closes.
  server.closeIdleConnections = () => {
    if (drain.isStopping) setTimeout(closeIdle, idleCloseDelayMs);
    else closeIdle();
  };
}
