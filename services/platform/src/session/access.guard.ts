import {
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  InternalServerErrorException,
  ServiceUnavailableException,
  UnauthorizedException,
} from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { messageForStatus } from '../errors/exceptions.js';
import type { Access } from '../routes/describe-routes.js';
import { describeRoutes } from '../routes/describe-routes.js';
import { OwnerCookiesService } from './owner-cookies.service.js';
import { SessionStore } from './session.store.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the access guard on owner-aware and owner routes. */
    isOwner?: boolean;
  }
}

/** Whether the caller of an owner-aware route is the logged-in owner. */
export const IsOwner = createParamDecorator(
  (_: unknown, context: ExecutionContext): boolean =>
    context.switchToHttp().getRequest<FastifyRequest>().isOwner === true,
);

/** Lets a request through if its route's declared access allows it. No declaration, no access. */
@Injectable()
export class AccessGuard {
  private accessByRoute: ReadonlyMap<string, Access | undefined> | undefined;

  constructor(
    private readonly modules: ModulesContainer,
    private readonly sessions: SessionStore,
    private readonly cookies: OwnerCookiesService,
  ) {}

  /** Throws 401 for an owner-only route without a session, and 503 while sessions cannot be read. */
  async check(request: FastifyRequest): Promise<void> {
    const access = this.accessOf(request);
    if (!access) throw new InternalServerErrorException(messageForStatus(500));
    if (access.who === 'public') return;
    request.isOwner = await this.isOwner(request, access);
    if (access.who === 'owner' && !request.isOwner) {
      throw new UnauthorizedException(messageForStatus(401));
    }
  }

  private accessOf({ method, routeOptions }: FastifyRequest): Access | undefined {
    this.accessByRoute ??= new Map(
      describeRoutes(this.modules).map((route) => [`${route.method} ${route.path}`, route.access]),
    );
    // Fastify answers HEAD with the route of GET.
    const verb = method === 'HEAD' ? 'get' : method.toLowerCase();
    return this.accessByRoute.get(`${verb} ${routeOptions.url}`);
  }

  /** Without Redis no one is the owner: owner-aware routes answer as to a visitor, owner-only routes 503. */
  private async isOwner(request: FastifyRequest, access: Exclude<Access, { who: 'public' }>) {
    const token = this.cookies.read('session', request);
    if (!token) return false;
    try {
      return (await this.sessions.gatesOf(token)).includes(access.gate);
    } catch {
      if (access.who === 'owner-aware') return false;
      throw new ServiceUnavailableException(messageForStatus(503));
    }
  }
}
