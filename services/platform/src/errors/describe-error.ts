import type { ApiErrorBody } from '@agency/contracts';
import { HttpException } from '@nestjs/common';
import { isDatabaseUnavailable } from '../database/postgres-errors.js';
import { isRedisUnavailable } from '../redis/redis-errors.js';
import { messageForStatus } from './error-messages.js';
import { type FieldError, ValidationException } from './validation-exception.js';

export interface ErrorDescription {
  status: number;
  message: string;
  errors?: FieldError[];
  /** Seconds after which trying again makes sense. */
  retryAfter?: number;
}

/** What Nest says of an unknown address, which may well end in a full stop. */
const unknownRoute = /^Cannot [A-Z]+ \//;

/**
 * Nest's and Fastify's own words speak to developers; only ours reach a visitor. Ours are sentences, with a full stop.
 * Nest's are not (`Not Found`), and Fastify's come without a class of their own.
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
  if (isDatabaseUnavailable(error) || isRedisUnavailable(error)) return 503;
  const given =
    typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 500;
  return typeof given === 'number' && given >= 400 && given < 500 ? given : 500;
}

/** Any thrown thing as what may be answered. Errors of unknown kind say nothing about themselves. */
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

/** What a description becomes as an answer. */
export function errorBody(
  { status, message, errors }: ErrorDescription,
  requestId: string,
): ApiErrorBody {
  return { statusCode: status, message, requestId, ...(errors && { errors }) };
}

/** An answer that names the seconds after which trying again makes sense. */
export class RetryableException extends HttpException {
  constructor(
    status: number,
    readonly retryAfter: number,
    message = messageForStatus(status),
  ) {
    super(message, status);
  }
}
