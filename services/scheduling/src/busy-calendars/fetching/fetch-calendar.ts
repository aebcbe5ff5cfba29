import { brand, type CalendarFailure } from '@agency/contracts';
import { retryAfterMs } from '@agency/platform';
import { fetch, type Response } from 'undici';
import { CalendarFetchError } from './calendar-fetch.error.js';
import { type CalendarUrlRules, parseCalendarUrl } from './calendar-url.js';
import { guardedAgent } from './guarded-agent.js';
import { type AddressCheck, isPublicAddress } from './public-address.js';

const totalTimeoutMs = 45_000;
const maxRedirects = 4;
/** Uncompressed size. Full histories of 20 MiB have been seen at Google. */
const maxBytes = 40 * 1024 * 1024;

/** Microsoft answers 500 to clients that do not look like a browser; the product's name comes after it. */
const product = brand.name.replace(/\W/g, '');
const headers = {
  'user-agent': `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 ${product}/1.0`,
  accept: 'text/calendar, */*;q=0.1',
  'accept-encoding': 'gzip',
};

export interface FetchOptions extends CalendarUrlRules {
  now: Date;
  isAllowed?: AddressCheck;
  resolve?: Parameters<typeof guardedAgent>[1];
  timeoutMs?: number;
}

/**
 * Fetches an address, following redirects, and returns the uncompressed body. Throws a CalendarFetchError if it could
 * not be read completely. (!) Every hop is checked like the first address.
 */
export async function fetchCalendar(address: string, options: FetchOptions): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(options.timeoutMs ?? totalTimeoutMs);
  let url = parseCalendarUrl(address, options);
  try {
    for (let hop = 0; hop <= maxRedirects; hop += 1) {
      const answer = await fetchOnce(url, options, signal);
      if (answer instanceof Uint8Array) return answer;
      url = parseCalendarUrl(answer.location, options, url);
    }
  } catch (error) {
    throw signal.aborted ? new CalendarFetchError('too-slow') : toFetchError(error);
  }
  throw new CalendarFetchError('http-error');
}

/** The body, or where it redirects to. */
async function fetchOnce(
  url: URL,
  { standIn, isAllowed = isPublicAddress, resolve, now }: FetchOptions,
  signal: AbortSignal,
): Promise<Uint8Array | { location: string }> {
  // A new agent per hop: only the stand-in itself may be local, not its redirect targets.
  const agent = guardedAgent(url.origin === standIn ? () => true : isAllowed, resolve);
  try {
    const response = await fetch(url, { dispatcher: agent, redirect: 'manual', headers, signal });
    const location = response.headers.get('location');
    if (location && response.status >= 300 && response.status < 400) return { location };
    if (response.status === 200) return await readBody(response);
    const wait = retryAfterMs(response.headers.get('retry-after'), now);
    throw new CalendarFetchError(kindOfStatus(response.status), wait);
  } finally {
    await agent.destroy();
  }
}

/** (!) Counts uncompressed bytes: undici's own `maxResponseSize` counts those on the wire. */
async function readBody({ body }: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    if (length > maxBytes) throw new CalendarFetchError('too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function kindOfStatus(status: number): CalendarFailure {
  if (status === 401 || status === 403 || status === 407) return 'needs-password';
  return status === 404 || status === 410 ? 'not-found' : 'http-error';
}

const timeoutNames: readonly string[] = [
  'ConnectTimeoutError',
  'HeadersTimeoutError',
  'BodyTimeoutError',
];

/** (!) Nothing from the error itself: it may quote the address, or a private machine's answer. */
function toFetchError(error: unknown): CalendarFetchError {
  let cause = error;
  for (let depth = 0; depth < 5 && cause instanceof Error; depth += 1) {
    if (cause instanceof CalendarFetchError) return cause;
    if (timeoutNames.includes(cause.name)) return new CalendarFetchError('too-slow');
    cause = cause.cause;
  }
  return new CalendarFetchError('unreachable');
}
