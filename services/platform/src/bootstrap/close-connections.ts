import type { FastifyInstance } from 'fastify';
import type { ShutdownService } from './shutdown.service.js';

/** A busy gateway has used each open connection once more by then; one at rest will hardly write at that moment. */
const idleCloseDelayMs = 3_000;

/**
 * A service that stops takes no new connection, so the gateway turns to another replica before it has sent anything.
 * The open ones end with their next answer, not before: the gateway may be writing a request into any of them, and
 * would not dare to send a form a second time.
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
  // Node calls it as soon as the server closes.
  server.closeIdleConnections = () => {
    if (drain.isStopping) setTimeout(closeIdle, idleCloseDelayMs);
    else closeIdle();
  };
}
