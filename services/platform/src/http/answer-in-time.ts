import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { Observable, throwError, timeout } from 'rxjs';
import { RetryableException } from '../errors/describe-error.js';

/** Nothing a visitor waits for takes longer unless Postgres hangs. */
const longestMs = 4_300;

const underWay = new AsyncLocalStorage<{ isGivenUp: boolean }>();
const tryAgain = () => new RetryableException(503, 5);

/** Throws when the request that is worked on was given up: its visitor has been told to try again. */
export function stopIfGivenUp(): void {
  if (underWay.getStore()?.isGivenUp) throw tryAgain();
}

/**
 * Answers 503 when the work does not end in time. The limits of the connection are not enough: each
 * counts for one statement, and with a server that hangs the rollback waits as long again as the
 * statement before it. The work is not interrupted; it asks before it commits.
 */
@Injectable()
export class AnswerInTime implements NestInterceptor {
  intercept(_context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = { isGivenUp: false };
    const work = new Observable<unknown>((answer) =>
      underWay.run(request, () => next.handle().subscribe(answer)),
    );
    const giveUp = () => {
      request.isGivenUp = true;
      return throwError(tryAgain);
    };
    return work.pipe(timeout({ first: longestMs, with: giveUp }));
  }
}
