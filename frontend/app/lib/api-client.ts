import { type ApiErrorBody, apiErrorBody } from '@agency/contracts';
import { ApiError } from './api-error';

/** What turns an answer's JSON into a checked value: any schema of the contracts. */
export interface ResponseSchema<Value> {
  parse(json: unknown): Value;
}

export interface ApiRequest<Value> {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Sent as JSON. Without it the request has no body and no content type. */
  body?: unknown;
  response: ResponseSchema<Value>;
  signal?: AbortSignal;
}

/** No answer within this time counts as a failure: a form must never hang for good. */
const timeoutMs = 20_000;

/**
 * The one way to the API. Sends cookies, checks the answer against its contract, and throws an
 * `ApiError` for every answer outside 2xx and for no answer at all.
 */
export async function callApi<Value>(path: string, request: ApiRequest<Value>): Promise<Value> {
  const answer = await send(path, request);
  const text = await answer.text();
  if (!answer.ok) {
    throw new ApiError(answer.status, text || answer.statusText, { body: errorBodyOf(text) });
  }
  return request.response.parse(text === '' ? undefined : JSON.parse(text));
}

async function send(path: string, request: ApiRequest<unknown>): Promise<Response> {
  const { method = 'GET', body, signal } = request;
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    return await fetch(path, {
      method,
      credentials: 'include',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiError(0, cause instanceof Error ? cause.message : 'No answer', { cause });
  }
}

function errorBodyOf(text: string): ApiErrorBody | undefined {
  try {
    const parsed = apiErrorBody.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** The contract of a list whose items have this one. */
export function listOf<Value>(item: ResponseSchema<Value>): ResponseSchema<Value[]> {
  return {
    parse(json) {
      if (!Array.isArray(json)) throw new TypeError('The answer is no list');
      return json.map((entry) => item.parse(entry));
    },
  };
}
