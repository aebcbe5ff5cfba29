import { type ApiErrorBody, apiErrorBodySchema } from '@agency/contracts';
import { ApiError } from './api-error';

/** Parses and validates a response: any schema of the contracts. */
export interface ResponseSchema<Value> {
  parse(json: unknown): Value;
}

export interface ApiRequest<Value> {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON, or unchanged if it is a file. A POST without a body still has JSON's content type. */
  body?: unknown;
  /** Content type of a file, if the server expects a specific one. */
  fileType?: string;
  /** Overrides the default timeout, for slow endpoints. */
  timeoutMs?: number;
  response: ResponseSchema<Value>;
  signal?: AbortSignal;
}

/** A request without a response for this long fails, so that no form hangs forever. */
const usualTimeoutMs = 20_000;

/**
 * The only way to call the API. Sends cookies, validates the answer against its contract, and throws an `ApiError` for
 * every answer outside 2xx and for no answer.
 */
export async function callApi<Value>(path: string, request: ApiRequest<Value>): Promise<Value> {
  const { json } = await exchange(path, request);
  return request.response.parse(json);
}

/** A page of a list, and the number of items in the whole list. */
export interface PageOf<Item> {
  items: Item[];
  total: number;
}

export interface PageRequest<Item> {
  item: ResponseSchema<Item>;
  signal?: AbortSignal;
}

/** Reads a page of a list. `X-Total-Count` is the total number of items. */
export async function callApiForPage<Item>(
  path: string,
  { item, signal }: PageRequest<Item>,
): Promise<PageOf<Item>> {
  const { headers, json } = await exchange(path, { signal });
  const total = headers.get('x-total-count') ?? '';
  if (!/^\d+$/.test(total)) throw new TypeError('The answer does not say how long the list is');
  return { items: listOf(item).parse(json), total: Number(total) };
}

type Message = Omit<ApiRequest<unknown>, 'response'>;

async function exchange(path: string, message: Message) {
  const { answer, text } = await send(path, message);
  if (!answer.ok) {
    throw new ApiError(answer.status, text || answer.statusText, { body: errorBodyOf(text) });
  }
  const json: unknown = text === '' ? undefined : JSON.parse(text);
  return { headers: answer.headers, json };
}

async function send(path: string, message: Message) {
  const { method = 'GET', body, fileType, timeoutMs = usualTimeoutMs, signal } = message;
  const isFile = body instanceof Blob;
  // The specification's ranking check has no body, but JSON's content type.
  const hasContentType = body !== undefined || method === 'POST';
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const answer = await fetch(path, {
      method,
      credentials: 'include',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      headers: {
        accept: 'application/json',
        ...(hasContentType && {
          'content-type': isFile ? (fileType ?? 'application/octet-stream') : 'application/json',
        }),
      },
      ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
    });
    return { answer, text: await answer.text() };
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiError(0, cause instanceof Error ? cause.message : 'No answer', { cause });
  }
}

/** The body of a failed request, if it is the services' error body. */
function errorBodyOf(text: string): ApiErrorBody | undefined {
  try {
    return apiErrorBodySchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** The schema of a response without a body. */
export const noContent: ResponseSchema<void> = { parse: () => undefined };

/** The schema of a list of these items. */
export function listOf<Value>(item: ResponseSchema<Value>): ResponseSchema<Value[]> {
  return {
    parse(json) {
      if (!Array.isArray(json)) throw new TypeError('The answer is no list');
      return json.map((entry) => item.parse(entry));
    },
  };
}
