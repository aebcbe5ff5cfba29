import { createPrivateKey } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BreakdownDimension, PacificDate } from '@agency/contracts';
import type { Clock } from '@agency/platform';
import { JWT } from 'google-auth-library';
import * as z from 'zod';
import type { RankingsEnv } from '../../env.js';
import {
  errorOf,
  type GoogleAnswer,
  isTransient,
  parseJson,
  readAnswer,
  SourceError,
  signInErrorOf,
  sourceErrorOf,
} from '../source.error.js';

/** Google's limit per response. */
const maxRowsPerPage = 25_000;
const timeoutMs = 30_000;
const signInTimeoutMs = 15_000;
const maxTokenBytes = 65_536;
const scopes = ['https://www.googleapis.com/auth/webmasters.readonly'];

const keyFile = z.object({
  type: z.literal('service_account'),
  client_email: z.email(),
  private_key: z
    .string()
    // Some secret stores write line breaks as `\n`.
    .transform((pem) => pem.replaceAll('\\n', '\n'))
    .refine(canSign),
});

const row = z.object({
  keys: z.array(z.string()),
  clicks: z.number(),
  impressions: z.number(),
  position: z.number(),
});
/** Google omits `rows` if there are none. */
const analytics = z.object({ rows: z.array(row).default([]) });
const sites = z.object({
  siteEntry: z.array(z.object({ siteUrl: z.string(), permissionLevel: z.string() })).default([]),
});
export type AnalyticsRow = z.infer<typeof row>;

const text = z.string().default('');
/** What Google does not know about a page is absent. */
export const inspectionSchema = z.object({
  inspectionResult: z.object({
    indexStatusResult: z
      .object({
        verdict: text,
        coverageState: text,
        robotsTxtState: text,
        indexingState: text,
        pageFetchState: text,
        googleCanonical: text,
      })
      .prefault({}),
  }),
});
export type IndexStatus = z.infer<typeof inspectionSchema>['inspectionResult']['indexStatusResult'];

/** Waits, or rejects when the check is stopped. Injected, so that tests do not wait. */
export type Pause = (milliseconds: number, signal: AbortSignal) => Promise<unknown>;
const pause: Pause = (milliseconds, signal) => sleep(milliseconds, undefined, { signal });

const firstWaitMs = 1_000;
const tries = 6;
/** A longer wait is left to the next check. */
const maxWaitMs = 60_000;

/** The days are inclusive. Rows have a key for each dimension. */
export interface AnalyticsQuery {
  /** The property, as Search Console names it. */
  site: string;
  from: PacificDate;
  to: PacificDate;
  dimensions: readonly ('date' | 'query' | BreakdownDimension)[];
}

export type GoogleUrls = Pick<RankingsEnv, 'SEARCH_CONSOLE_API_URL' | 'SEARCH_CONSOLE_TOKEN_URL'>;

/** The Search Console API requests that this product needs, as a service account. */
export class SearchConsoleClient {
  /** The account's address. */
  readonly account: string;
  private readonly privateKey: string;
  private login: JWT;

  /** Throws a SourceError if this is not the JSON key of a service account. */
  constructor(
    key: string,
    private readonly urls: GoogleUrls,
    private readonly clock: Pick<Clock, 'now'>,
    private readonly wait: Pause = pause,
  ) {
    const { client_email, private_key } = parseKey(key);
    this.account = client_email;
    this.privateKey = private_key;
    this.login = this.logIn();
  }

  /** All rows, page by page until one is empty. Final data only; days are in Pacific Time. */
  async *query(query: AnalyticsQuery, signal: AbortSignal): AsyncGenerator<AnalyticsRow[]> {
    const path = `/webmasters/v3/sites/${encodeURIComponent(query.site)}/searchAnalytics/query`;
    for (let startRow = 0; ; startRow += maxRowsPerPage) {
      const body = {
        startDate: query.from,
        endDate: query.to,
        dimensions: query.dimensions,
        type: 'web',
        dataState: 'final',
        rowLimit: maxRowsPerPage,
        startRow,
      };
      const { rows } = await this.request(path, analytics, signal, body);
      if (rows.length === 0) return;
      yield rows;
    }
  }

  /** The properties this account may see, in Search Console's notation. */
  async sites(signal: AbortSignal): Promise<string[]> {
    const { siteEntry } = await this.request('/webmasters/v3/sites', sites, signal);
    return siteEntry
      .filter(({ permissionLevel }) => permissionLevel !== 'siteUnverifiedUser')
      .map(({ siteUrl }) => siteUrl);
  }

  /** What Google knows about a page of the property. */
  async inspect(site: string, address: string, signal: AbortSignal): Promise<IndexStatus> {
    const body = { inspectionUrl: address, siteUrl: site, languageCode: 'en-US' };
    const path = '/v1/urlInspection/index:inspect';
    const { inspectionResult } = await this.request(path, inspectionSchema, signal, body);
    return inspectionResult.indexStatusResult;
  }

  private request<Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    signal: AbortSignal,
    body?: object,
  ): Promise<z.infer<Schema>> {
    let isRenewed = false;
    const attempt = async (): Promise<z.infer<Schema>> => {
      const token = await this.token(signal);
      try {
        const { data } = schema.safeParse(await this.send(path, token, signal, body));
        if (data === undefined) throw sourceErrorOf('google-error');
        return data;
      } catch (error) {
        const isRefused = error instanceof SourceError && error.cause === 'bad-key';
        if (!isRefused || isRenewed) throw error;
        // A token may be revoked early; a new one shows whether the key is at fault.
        isRenewed = true;
        this.login = this.logIn();
        return attempt();
      }
    };
    return withRetries(attempt, signal, this.wait);
  }

  /** The library signs, and keeps the token until shortly before it expires. */
  private async token(signal: AbortSignal): Promise<string> {
    this.login.transporter.defaults.signal = signal;
    try {
      const { token } = await this.login.getAccessToken();
      return token ?? '';
    } catch (error) {
      throw signInErrorOf(error, this.clock.now());
    }
  }

  private logIn(): JWT {
    return new JWT({
      email: this.account,
      key: this.privateKey,
      scopes,
      transporterOptions: {
        // The library knows only Google's address.
        fetchImplementation: (_, init) => fetch(this.urls.SEARCH_CONSOLE_TOKEN_URL, init),
        timeout: signInTimeoutMs,
        maxContentLength: maxTokenBytes,
        // `withRetries` does, and ends when the check is stopped.
        retryConfig: { retry: 0 },
      },
    });
  }

  private async send(path: string, token: string, signal: AbortSignal, body?: object) {
    let answer: GoogleAnswer;
    try {
      const response = await fetch(new URL(path, this.urls.SEARCH_CONSOLE_API_URL), {
        method: body ? 'POST' : 'GET',
        headers: {
          authorization: `Bearer ${token}`,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      });
      answer = await readAnswer(response, this.clock.now());
    } catch {
      throw sourceErrorOf('network');
    }
    if (answer.status !== 200) throw errorOf(answer);
    return answer.body;
  }
}

function parseKey(json: string): z.infer<typeof keyFile> {
  const { data } = keyFile.safeParse(parseJson(json));
  if (data) return data;
  throw new SourceError(
    'bad-key',
    'The key file isn’t the JSON key of a service account. Create a new JSON key in Google Cloud and set it again.',
  );
}

function canSign(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}

/** Retries transient errors after 1, 2, 4, 8 and 16 seconds, or after the wait that Google asks for. */
async function withRetries<Result>(
  work: () => Promise<Result>,
  signal: AbortSignal,
  wait: Pause,
): Promise<Result> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof SourceError) || !isTransient(error.cause)) throw error;
      const delay = error.retryAfterMs ?? firstWaitMs * 2 ** attempt;
      if (attempt + 1 >= tries || delay > maxWaitMs) throw error;
      // Jitter, so that several installations do not retry together.
      await wait(delay * (1 + Math.random() / 4), signal);
    }
  }
}
