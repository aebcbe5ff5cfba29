import type { ApiErrorBody } from '@agency/contracts';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PinoLogger } from 'nestjs-pino';
import {
  type FieldError,
  messageForStatus,
  RetryableException,
  ValidationException,
} from './exceptions.js';
import { isServerUnavailable } from './unavailable.js';

/** Turns every thrown value into a response. Errors of 500 and above are logged. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(private readonly logger: PinoLogger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    const requestId = String(http.getRequest<FastifyRequest>().id);
    const description = describeError(error);
    const { status, retryAfter } = description;
    if (status >= 500) this.logger.error({ err: error, requestId, status }, 'Request failed');
    if (retryAfter !== undefined) reply.header('Retry-After', String(retryAfter));
    reply.status(status).send(errorBody(description, requestId));
  }
}

interface ErrorDescription {
  status: number;
  message: string;
  errors?: FieldError[];
  /** Seconds until a retry makes sense. */
  retryAfter?: number;
}

/** Nest's message for an unknown route; it contains the path, so it may end in a period. */
const unknownRoute = /^Cannot [A-Z]+ \//;

/**
 * Whether the message was written for visitors. Ours are sentences that end in a period; Nest's are not (`Not Found`),
 * and Fastify's errors have no exception class.
 */
function isOurs(error: unknown): error is HttpException {
  return (
    error instanceof HttpException &&
    error.constructor !== HttpException &&
    !unknownRoute.test(error.message) &&
    /\s.*[.?!]$/s.test(error.message)
  );
}

function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  if (isServerUnavailable(error)) return 503;
  const given =
    typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 500;
  return typeof given === 'number' && given >= 400 && given < 500 ? given : 500;
}

/** Describes the response to any thrown value. Unknown errors become a 500 without details. */
export function describeError(error: unknown): ErrorDescription {
  const status = statusOf(error);
  const description: ErrorDescription = {
    status,
    message: isOurs(error) ? error.message : messageForStatus(status),
  };
  if (error instanceof ValidationException) description.errors = error.errors;
  if (error instanceof RetryableException) description.retryAfter = error.retryAfter;
  else if (status === 503) description.retryAfter = 5;
  return description;
}

/** The response body of a description. */
export function errorBody(
  { status, message, errors }: ErrorDescription,
  requestId: string,
): ApiErrorBody {
  return { statusCode: status, message, requestId, ...(errors && { errors }) };
}
