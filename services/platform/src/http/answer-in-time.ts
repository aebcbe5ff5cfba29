import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { type Observable, throwError, timeout } from 'rxjs';
import { RetryableException } from '../errors/describe-error.js';

/** Nothing a visitor waits for takes longer unless Postgres hangs. */
const longestMs = 4_300;

/**
 * Answers 503 when the work does not end in time. The limits of the connection are not enough: each
 * counts for one statement, and with a server that hangs the rollback waits as long again as the
 * statement before it. The work itself is not interrupted.
 */
@Injectable()
export class AnswerInTime implements NestInterceptor {
  intercept(_context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const giveUp = () => throwError(() => new RetryableException(503, 5));
    return next.handle().pipe(timeout({ first: longestMs, with: giveUp }));
  }
}
