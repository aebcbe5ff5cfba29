import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type BaseEnv, ENV } from '../env/base-env.js';
import { visitorScheme } from './origin.guard.js';

/** The owner's session, and the token that identifies the owner's browser at the next login. */
export type OwnerCookie = 'session' | 'device';

/**
 * The name of a cookie. Behind TLS it has the `__Host-` prefix: browsers then accept it only from this host over TLS,
 * so neither a subdomain nor an unencrypted answer can plant one.
 */
export function cookieName(cookie: OwnerCookie, scheme: 'http' | 'https'): string {
  return scheme === 'https' ? `__Host-${cookie}` : cookie;
}

/** Reads and writes the owner's cookies with the name and attributes for the visitor's connection. */
@Injectable()
export class OwnerCookiesService {
  constructor(@Inject(ENV) private readonly env: Pick<BaseEnv, 'SITE_URL'>) {}

  /** The cookie's value, if the request has it under the valid name for its connection. */
  read(cookie: OwnerCookie, request: FastifyRequest): string | undefined {
    return request.cookies[cookieName(cookie, this.schemeOf(request))];
  }

  /** Without `maxAgeSeconds` the cookie ends with the browser's session. */
  set(cookie: OwnerCookie, value: string, reply: FastifyReply, maxAgeSeconds?: number): void {
    const scheme = this.schemeOf(reply.request);
    reply.setCookie(cookieName(cookie, scheme), value, {
      ...attributes(scheme),
      ...(maxAgeSeconds !== undefined && { maxAge: maxAgeSeconds }),
    });
  }

  /** Removes the cookie under both names: one may have been set before the site had TLS. */
  clear(cookie: OwnerCookie, reply: FastifyReply): void {
    reply.clearCookie(cookieName(cookie, 'http'), attributes(this.schemeOf(reply.request)));
    reply.clearCookie(cookieName(cookie, 'https'), attributes('https'));
  }

  private schemeOf(request: FastifyRequest): 'http' | 'https' {
    return visitorScheme(request, this.env);
  }
}

function attributes(scheme: 'http' | 'https') {
  return { path: '/', httpOnly: true, sameSite: 'strict', secure: scheme === 'https' } as const;
}
