import {
  type CanActivate,
  type ExecutionContext,
  ForbiddenException,
  Injectable,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { sentenceFor } from '../errors/error-sentences.js';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
const ownFetchSites = new Set(['same-origin', 'none']);

/**
 * What changes something must come from the site's own pages: another site's page could use the owner's
 * cookie without her knowing. Browsers name the origin of every such request; a client that names none is no
 * browser, and so carries nobody's cookie by accident.
 */
@Injectable()
export class OriginGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (readingMethods.has(request.method) || isOwn(request)) return true;
    throw new ForbiddenException(sentenceFor(403));
  }
}

function isOwn({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && !ownFetchSites.has(String(site))) return false;
  if (headers.origin === undefined) return true;
  return URL.canParse(headers.origin) && new URL(headers.origin).host === host;
}
