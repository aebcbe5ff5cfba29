import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  SetMetadata,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { Observable, throwError, timeout } from 'rxjs';
import { RetryableException } from '../errors/describe-error.js';

/** Nothing a visitor waits for takes longer unless Postgres hangs. */
const defaultTimeoutMs = 4_300;

const TIMEOUT_MS = 'longest-answer';

/** Lets a route take longer to answer than the others, because it waits for something beyond the database. */
export const Timeout = (milliseconds: number) => SetMetadata(TIMEOUT_MS, milliseconds);

const underWay = new AsyncLocalStorage<{ isGivenUp: boolean }>();
const tryAgain = () => new RetryableException(503, 5);

/** Throws when the request that is worked on was given up: its visitor has been told to try again. */
export function throwIfTimedOut(): void {
  if (underWay.getStore()?.isGivenUp) throw tryAgain();
}

/**
 * Answers 503 when the work does not end in time. The limits of the connection are not enough: each
 * counts for one statement, and with a server that hangs the rollback waits as long again as the
 * statement before it. The work is not interrupted; it asks before it commits.
 */
@Injectable()
export class TimeoutInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = { isGivenUp: false };
    const work = new Observable<unknown>((answer) =>
      underWay.run(request, () => next.handle().subscribe(answer)),
    );
    const giveUp = () => {
      request.isGivenUp = true;
      return throwError(tryAgain);
    };
    const own = this.reflector.get<number | undefined>(TIMEOUT_MS, context.getHandler());
    return work.pipe(timeout({ first: own ?? defaultTimeoutMs, with: giveUp }));
  }
}
