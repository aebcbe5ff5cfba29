import { axios } from 'acme-client';
import { z } from 'zod';
import { OrderFailure } from './order-failure.ts';
import { parseRetryAfter } from './retry-after.ts';

const timeoutMs = 30_000;
const problemSchema = z.object({ type: z.string().optional(), detail: z.string().optional() });

/**
 * Lets acme-client send its requests by `fetch`. By itself, it waits inside a request for as long as Retry-After says,
 * which may be hours, and loses the reason for a refused order.
 */
export function sendRequestsByFetch(): void {
  axios.defaults.adapter = async (config) => {
    const response = await send(config.url ?? '', {
      method: config.method?.toUpperCase() ?? 'GET',
      headers: Object.fromEntries(
        Object.entries(config.headers.toJSON()).map(([name, value]) => [name, String(value)]),
      ),
      ...(config.data === undefined ? {} : { body: String(config.data) }),
    });
    const text = await response.text();
    if (!response.ok) refuse(response, text);
    return {
      status: response.status,
      statusText: response.statusText,
      headers: Object.fromEntries(response.headers),
      data: text,
      config,
    };
  };
}

async function send(url: string, options: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...options, signal: AbortSignal.timeout(timeoutMs) });
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new OrderFailure('away', `${new URL(url).host}: ${why}`, { cause: error });
  }
}

function refuse(response: Response, text: string): void {
  const { type = '', detail } = problemOf(text);
  // acme-client retries with another nonce.
  if (type.endsWith(':badNonce')) return;
  const retryAfterMs = parseRetryAfter(response.headers.get('retry-after'), new Date());
  const isLimit = response.status === 429 || type.endsWith(':rateLimited');
  const reason = isLimit ? 'rate-limit' : response.status >= 500 ? 'away' : 'refused';
  const message = detail ?? `${new URL(response.url).host} answered ${response.status}.`;
  throw new OrderFailure(reason, message, {
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  });
}

function problemOf(text: string): z.infer<typeof problemSchema> {
  try {
    return problemSchema.parse(JSON.parse(text));
  } catch {
    return {};
  }
}
