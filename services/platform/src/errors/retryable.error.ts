import { HttpException } from '@nestjs/common';
import { messageForStatus, tooManyRequestsMessage } from './error-messages.js';

/** An error with a `Retry-After` header. `retryAfter` is in seconds. */
export class RetryableException extends HttpException {
  constructor(
    status: number,
    readonly retryAfter: number,
    message = status === 429 ? tooManyRequestsMessage(retryAfter) : messageForStatus(status),
  ) {
    super(message, status);
  }
}
