import type { FastifyRequest } from 'fastify';
import type { BaseEnv } from '../env/base-env.js';

/**
 * The scheme in the visitor's address bar. The gateway reports it in `X-Forwarded-Proto`, which Fastify believes of the
 * gateway only. `SITE_URL` decides where a proxy the gateway does not know ends the encryption.
 */
export function visitorScheme(
  { protocol }: Pick<FastifyRequest, 'protocol'>,
  { SITE_URL }: Pick<BaseEnv, 'SITE_URL'>,
): 'http' | 'https' {
  return protocol === 'https' || SITE_URL?.startsWith('https:') ? 'https' : 'http';
}
