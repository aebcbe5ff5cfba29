import { retryAfterMs } from '@agency/platform';
import { gaxios } from 'google-auth-library';
import * as z from 'zod';

/** Why a source returned no data. The message beside it explains it in one sentence. */
export type FailureCause =
  /** The property or the key is not set. */
  | 'not-configured'
  /** The key file is unreadable, or Google rejects the key. */
  | 'bad-key'
  /** Google rejects the time of this server's clock. */
  | 'wrong-clock'
  | 'api-not-enabled'
  | 'account-not-added'
  /** The account has the site under the other kind of property (domain or URL prefix). */
  | 'wrong-property-kind'
  /** Google's rate limit or quota was reached. */
  | 'quota'
  /** Google could not be reached, or did not answer in time. */
  | 'network'
  /** Google answered with an error. */
  | 'google-error'
  /** Google does not accept the request, for another reason. */
  | 'google-refusal'
  /** The source works but has no data yet. */
  | 'no-figures'
  /** The check was interrupted or failed on our side. */
  | 'stopped';

/** Why a source returned no data, for the owner. */
export class SourceError extends Error {
  override readonly name = 'SourceError';

  constructor(
    override readonly cause: FailureCause,
    message: string,
    /** The wait that Google asks for. */
    readonly retryAfterMs?: number,
  ) {
    super(message);
  }
}

/** Whether a retry may succeed without any change. */
export function isTransient(cause: FailureCause): boolean {
  return cause === 'quota' || cause === 'network' || cause === 'google-error';
}

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
  'google-refusal': 'Search Console answered with an error. Please try again later.',
  'account-not-added':
    'The service account may not read this property. Add it as a user of the property in Search Console.',
} as const;

/** For causes whose message does not depend on the property. */
export const sourceErrorOf = (cause: keyof typeof sentences, retryAfterMs?: number) =>
  new SourceError(cause, sentences[cause], retryAfterMs);

/** Classifies an error response by its status and Google's reasons. */
export function errorOf({ status, body, retryAfterMs }: GoogleAnswer): SourceError {
  const parsed = errorBody.safeParse(body);
  const reasons = parsed.success
    ? [...parsed.data.error.errors, ...parsed.data.error.details].map(({ reason }) => reason ?? '')
    : [];
  if (status === 429 || reasons.some((reason) => quotaReasons.has(reason))) {
    return sourceErrorOf('quota', retryAfterMs);
  }
  if (status >= 500 || status === 408) return sourceErrorOf('google-error', retryAfterMs);
  if (reasons.some((reason) => disabledReasons.has(reason))) {
    return sourceErrorOf('api-not-enabled');
  }
  if (status === 401) return sourceErrorOf('bad-key');
  return sourceErrorOf(status === 403 || status === 404 ? 'account-not-added' : 'google-refusal');
}

/** What Google's token server answers to a time that it does not accept. */
const saysWrongTime = /\biat and exp\b/i;
const signInRefusal = z.object({ error_description: z.string() });

/** Classifies why there is no access token. */
export function signInErrorOf(error: unknown, now: Date): SourceError {
  if (!(error instanceof gaxios.GaxiosError)) return sourceErrorOf('google-error');
  const { response } = error;
  if (!response) return sourceErrorOf('network');
  const { status, data: body, headers } = response;
  if (status >= 400 && status < 500 && status !== 429 && status !== 408) {
    const why = signInRefusal.safeParse(body).data?.error_description ?? '';
    return sourceErrorOf(saysWrongTime.test(why) ? 'wrong-clock' : 'bad-key');
  }
  return errorOf({ status, body, retryAfterMs: retryAfterMs(headers.get('retry-after'), now) });
}
