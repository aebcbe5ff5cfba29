import { randomUUID } from 'node:crypto';
import { sessionCookies, signIn, signInAndOut } from './sign-in.ts';

const longAgo = Date.parse('2020-01-01T00:00:00Z');

/** Every kind of caller, by credentials: each returns the headers of a request. */
export const callers: Record<string, () => Promise<{ cookie?: string }>> = {
  'no session': async () => ({}),
  'rankings gate only': () => signIn(['rankings']),
  admin: () => signIn(['admin']),
  'forged cookie': async () => ({ cookie: sessionCookies(randomUUID()) }),
  'expired session': () => signIn(['admin'], { openUntil: longAgo }),
  'logged out': () => signInAndOut(['admin']),
};
