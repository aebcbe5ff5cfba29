import { ForbiddenException, Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type BaseEnv, ENV } from '../env/base-env.js';
import { messageForStatus } from '../errors/exceptions.js';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
const ownFetchSites = new Set(['same-origin', 'none']);

/**
 * Accepts changes only from the site's own pages: a page of another site could use the owner's cookie (CSRF). Browsers
 * send the origin with every such request; a client without one is not a browser.
 */
@Injectable()
export class OriginGuard {
  constructor(@Inject(ENV) private readonly env: Pick<BaseEnv, 'SITE_URL'>) {}

  /** Throws 403 if the request comes from another site, or from this one over another scheme. */
  check(request: FastifyRequest): void {
    if (safeMethods.has(request.method) || this.isOwn(request)) return;
    throw new ForbiddenException(messageForStatus(403));
  }

  private isOwn(request: FastifyRequest): boolean {
    const { origin, 'sec-fetch-site': site } = request.headers;
    if (site !== undefined && !ownFetchSites.has(String(site))) return false;
    if (origin === undefined) return true;
    const own = `${visitorScheme(request, this.env)}://${request.host}`;
    return (
      URL.canParse(origin) && URL.canParse(own) && new URL(origin).origin === new URL(own).origin
    );
  }
}

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
