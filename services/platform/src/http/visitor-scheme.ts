import type { FastifyRequest } from 'fastify';
import type { BaseEnv } from '../env/base-env.js';

/**
 * The scheme in the visitor's address bar. The gateway reports it in `X-Forwarded-Proto`, which Fastify trusts from the
 * gateway only. If an unknown proxy in front of the gateway terminates TLS, `SITE_URL` decides.
 */
export function visitorScheme(
  { protocol }: Pick<FastifyRequest, 'protocol'>,
  { SITE_URL }: Pick<BaseEnv, 'SITE_URL'>,
): 'http' | 'https' {
  return protocol === 'https' || SITE_URL?.startsWith('https:') ? 'https' : 'http';
}
