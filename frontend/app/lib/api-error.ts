import type { ApiErrorBody } from '@agency/contracts';

interface ApiErrorDetails {
  /** The answer's body, when it was the error body every service sends. */
  body?: ApiErrorBody;
  cause?: unknown;
}

/**
 * A request that did not succeed. The message is `<status>: <body text or status text>`; status 0 means
 * that no answer came at all.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly body: ApiErrorBody | undefined;

  constructor(status: number, text: string, { body, cause }: ApiErrorDetails = {}) {
    super(`${status}: ${text}`, { cause });
    this.status = status;
    this.body = body;
  }

  /** The server's own sentence, fit for a visitor. Undefined when it sent none: never raw text. */
  get sentence(): string | undefined {
    return this.body?.message || undefined;
  }
}

/** The server's sentence of whatever was thrown, if there is one. */
export function sentenceOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.sentence : undefined;
}
