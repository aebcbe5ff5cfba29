import { OwnerCookiesService } from '@agency/platform';
import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { SessionListService } from './session-list.service.js';

/** Notes when the owner's session was last used. */
@Injectable()
export class NoteUseInterceptor implements NestInterceptor {
  constructor(
    private readonly list: SessionListService,
    private readonly cookies: OwnerCookiesService,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const token = request.isOwner ? this.cookies.read('session', request) : undefined;
    // No answer waits for it, nor fails with it.
    if (token) this.list.noteUse(token).catch(() => undefined);
    return next.handle();
  }
}
