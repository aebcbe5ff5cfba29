import { ForbiddenException, Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type BaseEnv, ENV } from '../env/base-env.js';
import { messageForStatus } from '../errors/error-messages.js';
import { visitorScheme } from '../http/visitor-scheme.js';

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
