import { brand } from '@agency/contracts';
import { BadRequestException, HttpException } from '@nestjs/common';

/** Fallback messages for visitors, by status. */
export const errorMessages: Record<number, string> = {
  400: 'We couldn’t understand that request.',
  401: 'Please log in first.',
  403: 'That isn’t allowed.',
  404: 'There is nothing at this address.',
  405: 'That isn’t possible at this address.',
  408: 'That took too long. Please try again.',
  413: 'That’s too long. Please shorten your message.',
  415: 'Please send JSON.',
  429: `Too many requests. Please try again in a moment, or email ${brand.email}.`,
  431: 'The headers of that request are too large.',
  500: 'Something went wrong on our side. Please try again later.',
  503: 'We’re briefly unavailable. Please try again in a moment.',
};

export function messageForStatus(status: number): string {
  return errorMessages[status] ?? (status >= 500 ? errorMessages[500] : errorMessages[400]) ?? '';
}

const numbers = ['', 'a', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** An error with the wait in minutes, rounded up: an office behind one address may see it. */
export function tooManyRequestsMessage(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const wait = `${numbers[minutes] ?? minutes} minute${minutes === 1 ? '' : 's'}`;
  return `Too many requests. Please try again in ${wait}, or email ${brand.email}.`;
}

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

export interface FieldError {
  path: string;
  message: string;
}

/** A request with invalid fields: 400, naming each field. The first field's message is the response's message. */
export class ValidationException extends BadRequestException {
  constructor(readonly errors: FieldError[]) {
    super(errors[0]?.message ?? 'Please check what you entered.');
  }
}

/** An answer that violates its contract: 500 for the caller, and the issues for the log. */
export class ResponseSchemaError extends Error {
  override readonly name = 'ResponseSchemaError';

  /** Paths and messages, such as `version: Invalid input: expected number`. Values may be personal and are left out. */
  constructor(readonly issues: readonly string[]) {
    super('An answer does not match its contract.');
  }
}

export interface Issue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** Where in the value a schema's issue is. */
export const pathOf = ({ path = [] }: Issue) =>
  path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.');

/** A schema's issue as `path: message`. */
export const describeIssue = (issue: Issue) => `${pathOf(issue)}: ${issue.message}`;

/**
 * Why a job failed, in a sentence that Redis may store and the owner may read: it quotes no person, server or database.
 * The message of any other error is replaced by the error's name.
 */
export class JobError extends Error {
  override readonly name: string = 'JobError';
}
