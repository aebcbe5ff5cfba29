import type { ApiErrorBody } from '@agency/contracts';

interface ApiErrorDetails {
  /** The response body, if it is the services' error body. */
  body?: ApiErrorBody;
  cause?: unknown;
}

/** A failed request. The message is `<status>: <body text or status text>`; status 0 means that there was no answer. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly body: ApiErrorBody | undefined;

  constructor(status: number, text: string, { body, cause }: ApiErrorDetails = {}) {
    super(`${status}: ${text}`, { cause });
    this.status = status;
    this.body = body;
  }

  /** The server's message for the visitor, or undefined. Never raw text. */
  get sentence(): string | undefined {
    return this.body?.message || undefined;
  }
}

/** The server's message in any thrown value, if there is one. */
export function sentenceOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.sentence : undefined;
}

/** Whether the server answered that it failed. */
export function isOurFault(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 500;
}

/** Whether the request may have taken effect although it failed: its answer was lost, or did not come in time. */
export function mayHaveSucceeded(error: unknown): boolean {
  return !(error instanceof ApiError) || [0, 408].includes(error.status) || error.status >= 500;
}
