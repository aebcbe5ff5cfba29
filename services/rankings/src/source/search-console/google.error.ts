import { retryAfterMs } from '@agency/platform';
import { gaxios } from 'google-auth-library';
import * as z from 'zod';
import { SourceError } from '../source.error.js';

/** What Google answers to a request. */
export interface GoogleAnswer {
  status: number;
  body: unknown;
  /** The wait that Google asks for. */
  retryAfterMs: number | undefined;
}

export async function readAnswer(response: Response, now: Date): Promise<GoogleAnswer> {
  return {
    status: response.status,
    body: parseJson(await response.text()),
    retryAfterMs: retryAfterMs(response.headers.get('retry-after'), now),
  };
}

/** Undefined for anything but JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A failed request. `isTransient`: a retry may succeed. */
export class GoogleError extends Error {
  override readonly name = 'GoogleError';

  constructor(
    readonly failure: SourceError,
    readonly isTransient: boolean,
    readonly status?: number,
    /** The wait that Google asks for. */
    readonly retryAfterMs?: number,
  ) {
    super(failure.message);
  }
}

const errorBody = z.object({
  error: z.object({
    message: z.string().default(''),
    status: z.string().optional(),
    errors: z.array(z.object({ reason: z.string().optional() })).default([]),
    details: z.array(z.looseObject({ reason: z.string().optional() })).default([]),
  }),
});

const quotaReasons = new Set([
  'quotaExceeded',
  'rateLimitExceeded',
  'userRateLimitExceeded',
  'dailyLimitExceeded',
  'RATE_LIMIT_EXCEEDED',
]);
const disabledReasons = new Set(['accessNotConfigured', 'SERVICE_DISABLED']);

const sentences = {
  'bad-key':
    'Google doesn’t accept the service account’s key. Create a new JSON key for it and set that one.',
  'wrong-clock':
    'Google doesn’t accept the time on this server’s clock. Set the clock, then check again.',
  'api-not-enabled':
    'The Search Console API isn’t enabled in the service account’s Google Cloud project. Enable it there, wait a few minutes, and check again.',
  quota:
    'The quota for Search Console requests is used up. It resets on its own, and the next check picks up from there.',
  network:
    'Google couldn’t be reached. Check the server’s connection to the internet and try again.',
  'google-error': 'Search Console answered with an error. Please try again later.',
} as const;

/** For causes whose message does not depend on the property. */
export const sourceErrorOf = (cause: keyof typeof sentences) =>
  new SourceError(cause, sentences[cause]);

/** No response, or not in time. */
export const unreachable = () => new GoogleError(sourceErrorOf('network'), true);

const denied = new SourceError(
  'account-not-added',
  'The service account may not read this property. Add it as a user of the property in Search Console.',
);

/** Classifies an error response by its status and Google's reasons. */
export function errorOf({ status, body, retryAfterMs }: GoogleAnswer): GoogleError {
  const parsed = errorBody.safeParse(body);
  const reasons = parsed.success
    ? [...parsed.data.error.errors, ...parsed.data.error.details].map(({ reason }) => reason ?? '')
    : [];
  if (status === 429 || reasons.some((reason) => quotaReasons.has(reason))) {
    return new GoogleError(sourceErrorOf('quota'), true, status, retryAfterMs);
  }
  if (status >= 500 || status === 408) {
    return new GoogleError(sourceErrorOf('google-error'), true, status, retryAfterMs);
  }
  if (reasons.some((reason) => disabledReasons.has(reason))) {
    return new GoogleError(sourceErrorOf('api-not-enabled'), false, status);
  }
  if (status === 401) return new GoogleError(sourceErrorOf('bad-key'), false, status);
  if (status === 403 || status === 404) return new GoogleError(denied, false, status);
  return new GoogleError(sourceErrorOf('google-error'), false, status);
}

/** What Google's token server answers to a time that it does not accept. */
const saysWrongTime = /\biat and exp\b/i;
const signInRefusal = z.object({ error_description: z.string() });

/** Classifies why there is no access token. */
export function signInErrorOf(error: unknown, now: Date): GoogleError {
  if (!(error instanceof gaxios.GaxiosError)) {
    return new GoogleError(sourceErrorOf('google-error'), true);
  }
  const { response } = error;
  if (!response) return unreachable();
  const { status, data: body, headers } = response;
  if (status >= 400 && status < 500 && status !== 429 && status !== 408) {
    const why = signInRefusal.safeParse(body).data?.error_description ?? '';
    const cause = saysWrongTime.test(why) ? 'wrong-clock' : 'bad-key';
    return new GoogleError(sourceErrorOf(cause), false, status);
  }
  return errorOf({ status, body, retryAfterMs: retryAfterMs(headers.get('retry-after'), now) });
}
