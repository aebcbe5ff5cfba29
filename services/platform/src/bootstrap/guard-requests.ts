import type { FastifyInstance } from 'fastify';
import type { AccessGuard } from '../session/access.guard.js';
import type { OriginGuard } from '../session/origin.guard.js';

/**
 * Refuses a request by its headers alone. A hook of Fastify, because Nest's guards run after the body has been read and
 * parsed: a stranger would fill the memory first, and be told what is wrong with the body of a call that is not open to
 * anyone but the owner.
 */
export function guardRequests(
  fastify: FastifyInstance,
  origin: OriginGuard,
  access: AccessGuard,
): void {
  fastify.addHook('onRequest', async (request) => {
    if (request.is404) return;
    origin.check(request);
    await access.check(request);
  });
}
