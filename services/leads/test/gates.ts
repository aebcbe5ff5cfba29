import { apiPaths } from '@agency/contracts';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { hash } from '@node-rs/argon2';

export const passwords = { admin: 'slack water at noon', rankings: 'four fathoms and a half' };
export type Gate = keyof typeof passwords;

export interface PasswordHashes {
  ADMIN_PASSWORD_HASH: string;
  RANKINGS_PASSWORD_HASH: string;
}

/** The cost of checking a password is set by its hash, and these tests guess hundreds of times. */
const cheap = { memoryCost: 8, timeCost: 1 };

export const hashPasswords = async (): Promise<PasswordHashes> => ({
  ADMIN_PASSWORD_HASH: await hash(passwords.admin, cheap),
  RANKINGS_PASSWORD_HASH: await hash(passwords.rankings, cheap),
});

export const tryPassword = (
  app: NestFastifyApplication,
  gate: Gate,
  password: string,
  { cookie = '', address = '203.0.113.7' } = {},
) =>
  app.inject({
    method: 'POST',
    url: apiPaths.session,
    headers: { 'x-forwarded-for': address, ...(cookie && { cookie }) },
    payload: { gate, password },
  });

type Answer = Awaited<ReturnType<typeof tryPassword>>;

export const setCookies = (answer: Answer) => [answer.headers['set-cookie'] ?? []].flat();

/** The part of a cookie that the browser sends back: of the session's, or the device's. */
export const cookieOf = (answer: Answer, name: 'session' | 'device' = 'session') =>
  setCookies(answer)
    .map((cookie) => cookie.split(';')[0] ?? '')
    .find((cookie) => cookie.replace('__Host-', '').startsWith(`${name}=`)) ?? '';
