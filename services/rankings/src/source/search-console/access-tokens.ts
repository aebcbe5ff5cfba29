import type { Clock } from '@agency/platform';
import { importPKCS8, SignJWT } from 'jose';
import * as z from 'zod';
import { SourceError } from '../source.error.js';
import {
  errorOf,
  type GoogleAnswer,
  GoogleError,
  parseJson,
  readAnswer,
  sourceErrorOf,
  unreachable,
} from './google.error.js';

const scope = 'https://www.googleapis.com/auth/webmasters.readonly';
const grant = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const lifeSeconds = 3_600;
/** Tokens are renewed this long before they expire, so that none expires during a request. */
const marginMs = 5 * 60_000;
const timeoutMs = 15_000;
/** With a larger difference, a rejection is more likely due to the clock than to the key. */
const toleratedSkewMs = 60_000;

const tokenAnswer = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().positive(),
});
const refusal = z.object({ error: z.string() });

const keyFile = z.object({
  type: z.literal('service_account'),
  client_email: z.email(),
  private_key_id: z.string().optional(),
  private_key: z.string().includes('PRIVATE KEY'),
});

interface ServiceAccount {
  email: string;
  keyId: string | undefined;
  /** PEM, PKCS #8. */
  privateKey: string;
}

/** Access tokens of a service account (RFC 7523), cached until shortly before they expire. */
export class AccessTokens {
  private current: { token: string; renewAt: number } | undefined;
  /** How far Google's clock is ahead of this machine's. */
  private skewMs = 0;

  constructor(
    private readonly account: ServiceAccount,
    private readonly tokenUrl: string,
    private readonly clock: Pick<Clock, 'now'>,
  ) {}

  async get(signal: AbortSignal): Promise<string> {
    if (this.current && this.now() < this.current.renewAt) return this.current.token;
    return this.fetchToken(signal);
  }

  /** Drops a token that Google rejected before it expired. */
  forget(token: string): void {
    if (this.current?.token === token) this.current = undefined;
  }

  private now(): number {
    return this.clock.now().getTime() + this.skewMs;
  }

  private async fetchToken(signal: AbortSignal): Promise<string> {
    const first = await this.ask(signal);
    const answer = this.isRefusedForClock(first) ? await this.ask(signal) : first;
    if (answer.status !== 200) throw describe(answer);
    const parsed = tokenAnswer.safeParse(answer.body);
    if (!parsed.success) throw new GoogleError(sourceErrorOf('google-error'), true);
    const { access_token, expires_in } = parsed.data;
    this.current = { token: access_token, renewAt: this.now() + expires_in * 1_000 - marginMs };
    return access_token;
  }

  /** A wrong clock looks like a wrong key (`invalid_grant`). The Date header of Google's response tells them apart. */
  private isRefusedForClock({ status, body, date }: TokenAnswer): boolean {
    const isRefused = status === 400 && refusal.safeParse(body).data?.error === 'invalid_grant';
    if (!isRefused || Number.isNaN(date)) return false;
    const skew = date - this.clock.now().getTime();
    const hasChanged = Math.abs(skew - this.skewMs) > toleratedSkewMs;
    if (hasChanged) this.skewMs = skew;
    return hasChanged;
  }

  private async ask(signal: AbortSignal): Promise<TokenAnswer> {
    const body = new URLSearchParams({ grant_type: grant, assertion: await this.assertion() });
    try {
      const answer = await fetch(this.tokenUrl, {
        method: 'POST',
        body,
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      });
      const date = Date.parse(answer.headers.get('date') ?? '');
      return { ...(await readAnswer(answer, new Date(this.now()))), date };
    } catch {
      throw unreachable();
    }
  }

  private async assertion(): Promise<string> {
    const issuedAt = Math.floor(this.now() / 1_000);
    const { email, keyId } = this.account;
    const header = { alg: 'RS256', typ: 'JWT', ...(keyId && { kid: keyId }) };
    try {
      const key = await importPKCS8(this.account.privateKey, 'RS256');
      return await new SignJWT({ scope })
        .setProtectedHeader(header)
        .setIssuer(email)
        .setAudience(this.tokenUrl)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifeSeconds)
        .sign(key);
    } catch {
      throw new GoogleError(sourceErrorOf('bad-key'), false);
    }
  }
}

interface TokenAnswer extends GoogleAnswer {
  /** Milliseconds since 1970; NaN if the answer has no date. */
  date: number;
}

function describe(answer: TokenAnswer): GoogleError {
  const { status } = answer;
  if (status >= 400 && status < 500 && status !== 429 && status !== 408) {
    return new GoogleError(sourceErrorOf('bad-key'), false, status);
  }
  return errorOf(answer);
}

/** Reads a service account's JSON key. Literal `\n`, which some secret stores produce, become line breaks. */
export function parseServiceAccount(json: string): ServiceAccount {
  const result = keyFile.safeParse(parseJson(json));
  if (!result.success) {
    throw new SourceError(
      'bad-key',
      'The key file isn’t the JSON key of a service account. Create a new JSON key in Google Cloud and set it again.',
    );
  }
  const { client_email, private_key_id, private_key } = result.data;
  return {
    email: client_email,
    keyId: private_key_id,
    privateKey: private_key.replaceAll('\\n', '\n'),
  };
}
