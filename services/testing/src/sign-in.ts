import { randomUUID } from 'node:crypto';
import { fingerprintsKey, sessionKey } from '@agency/platform';
import { Redis } from 'ioredis';
import { redisUrl } from './test-stack.ts';

const fingerprint = 'of-a-password-of-these-tests';
const farAway = Date.parse('2100-01-01T00:00:00Z');

interface SignInOptions {
  /** Milliseconds since 1970. */
  openUntil?: number | undefined;
  /** Implied gates that the owner has logged out of. */
  loggedOut?: readonly string[] | undefined;
}

/** The session's cookie under both names: a service under test may or may not be behind TLS. */
export function sessionCookies(token: string): string {
  return `session=${token}; __Host-session=${token}`;
}

/** A cookie header of an owner who has opened these gates; writes the session that a login would leave in Redis. */
export async function signIn(
  gates: readonly string[],
  options?: SignInOptions,
): Promise<{ cookie: string }> {
  return { cookie: sessionCookies(await openSession(gates, options)) };
}

/** A cookie header of an owner who has logged in and out again. */
export async function signInAndOut(gates: readonly string[]): Promise<{ cookie: string }> {
  const token = await openSession(gates);
  const redis = new Redis(redisUrl);
  await redis.del(sessionKey(token));
  redis.disconnect();
  return { cookie: sessionCookies(token) };
}

async function openSession(
  gates: readonly string[],
  { openUntil = farAway, loggedOut }: SignInOptions = {},
): Promise<string> {
  const token = randomUUID();
  const redis = new Redis(redisUrl);
  const record = gates.map((gate) => ({ gate, openUntil, fingerprint, loggedOut }));
  await redis.set(sessionKey(token), JSON.stringify(record), 'EX', 600);
  await redis.set(fingerprintsKey, JSON.stringify({ admin: fingerprint, rankings: fingerprint }));
  redis.disconnect();
  return token;
}
