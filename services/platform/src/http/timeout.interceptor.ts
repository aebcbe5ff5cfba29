import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type CallHandler,
  type ExecutionContext,
  Inject,
  Injectable,
  type NestInterceptor,
  SetMetadata,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { Observable, throwError, timeout } from 'rxjs';
import { type BaseEnv, ENV } from '../env/base-env.js';
import { RetryableException } from '../errors/exceptions.js';

const timeoutMetadataKey = 'timeout-ms';

/** Sets a route's timeout, for routes that wait for more than the database. */
export const Timeout = (milliseconds: number) => SetMetadata(timeoutMetadataKey, milliseconds);

const currentRequest = new AsyncLocalStorage<{ hasTimedOut: boolean }>();
const timeoutError = () => new RetryableException(503, 5);

/** Throws 503 if the current request has timed out. Call it before a commit: the visitor was told to try again. */
export function throwIfTimedOut(): void {
  if (currentRequest.getStore()?.hasTimedOut) throw timeoutError();
}

/**
 * Answers 503 when a request takes too long. Postgres timeouts are not enough: each covers one statement, and a
 * rollback on a hanging server waits just as long. The work is not interrupted; `TransactionService` keeps it from
 * committing.
 */
@Injectable()
export class TimeoutInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    @Inject(ENV) private readonly env: BaseEnv,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const own = this.reflector.get<number | undefined>(timeoutMetadataKey, context.getHandler());
    const limitMs = own ?? this.env.REQUEST_TIMEOUT_MS;
    const request = { hasTimedOut: false };
    const work = new Observable<unknown>((answer) =>
      currentRequest.run(request, () => next.handle().subscribe(answer)),
    );
    const answerTimeout = () => {
      request.hasTimedOut = true;
      return throwError(timeoutError);
    };
    return work.pipe(timeout({ first: limitMs, with: answerTimeout }));
  }
}
