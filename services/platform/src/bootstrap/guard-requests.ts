import type { FastifyInstance } from 'fastify';
import type { AccessGuard } from '../session/access.guard.js';
import type { OriginGuard } from '../session/origin.guard.js';

/**
 * Checks origin and access before the body is read. A Fastify hook, because Nest's guards run after the body is parsed:
 * an anonymous caller could fill the memory, or learn from validation errors of an owner-only request.
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
