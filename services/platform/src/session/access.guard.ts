import { openerOf } from '@agency/contracts';
import {
  type CanActivate,
  type ExecutionContext,
  Injectable,
  InternalServerErrorException,
  ServiceUnavailableException,
  UnauthorizedException,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { sentenceFor } from '../errors/error-sentences.js';
import { ACCESS, type Access } from './access.js';
import { SessionStore, sessionCookie } from './session-store.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the access guard on owner-aware and owner routes. */
    isOwner?: boolean;
  }
}

/** Lets a request through when its route's declared access allows it. No declaration, no access. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionStore,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!access) throw new InternalServerErrorException();
    if (access.who === 'public') return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    request.isOwner = await this.isOwner(request, access);
    if (access.who === 'owner' && !request.isOwner) {
      throw new UnauthorizedException(sentenceFor(401));
    }
    return true;
  }

  /** With Redis away nobody is the owner: a public answer still works, an owner's call gets 503. */
  private async isOwner(request: FastifyRequest, access: Exclude<Access, { who: 'public' }>) {
    const token = request.cookies[sessionCookie];
    if (!token) return false;
    try {
      return openerOf(await this.sessions.gatesOf(token), access.gate) !== undefined;
    } catch {
      if (access.who === 'owner-aware') return false;
      throw new ServiceUnavailableException(sentenceFor(503));
    }
  }
}
