import { apiPaths, maxSessionHours } from '@agency/contracts';
import { Clock, fingerprintsKey, sessionKey } from '@agency/platform';
import { type CuttableProxy, startCuttableProxy } from '@agency/testing/cuttable-proxy';
import { redisUrl, serviceRedisUrl } from '@agency/testing/test-stack';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { hash } from '@node-rs/argon2';
import { Redis } from 'ioredis';
import {
  cookieOf,
  type Gate,
  hashPasswords,
  type PasswordHashes,
  passwords,
  setCookies,
  tryPassword,
} from './gates.js';
import { startLeads } from './leads-app.js';

let hashes: PasswordHashes;
let app: NestFastifyApplication;
const redis = new Redis(redisUrl);

beforeAll(async () => {
  hashes = await hashPasswords();
});
beforeEach(async () => {
  await redis.flushdb();
  app = await startLeads(hashes);
});
afterEach(() => app.close());
afterAll(() => redis.disconnect());

const signIn = (
  gate: Gate,
  password: string,
  { cookie = '', on = app }: { cookie?: string; on?: NestFastifyApplication } = {},
) => tryPassword(on, gate, password, { cookie });

async function gatesOf(cookie: string, on = app): Promise<string[]> {
  const answer = await on.inject({ url: apiPaths.session, headers: { cookie } });
  return answer.json().gates;
}

const readLeads = (cookie: string) =>
  app.inject({ url: apiPaths.contacts, headers: { cookie } }).then((answer) => answer.statusCode);

it('should open a gate for its own password only, with a cookie that no script can read', async () => {
  const answer = await signIn('admin', passwords.admin);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ gates: ['admin', 'rankings'] });
  expect(setCookies(answer)[0]).toMatch(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
  expect(await readLeads(cookieOf(answer))).toBe(200);
  expect((await signIn('admin', passwords.rankings)).statusCode).toBe(401);
});

describe('where the visitor’s connection is encrypted', () => {
  const https = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' };
  const hostCookie = /^__Host-session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/;

  const signInWith = (headers = {}) =>
    app.inject({
      method: 'POST',
      url: apiPaths.session,
      headers: { ...https, ...headers },
      payload: { gate: 'admin', password: passwords.admin },
    });

  it('should bind the cookie to this host and to TLS', async () => {
    const signedIn = await signInWith();
    expect(setCookies(signedIn)[0]).toMatch(hostCookie);
    expect(setCookies(signedIn)[1]).toMatch(/^__Host-device=.*; HttpOnly; Secure; /);
    const read = async (cookie: string, headers = https) =>
      (await app.inject({ url: apiPaths.contacts, headers: { ...headers, cookie } })).statusCode;
    const cookie = cookieOf(signedIn);
    expect(await read(cookie)).toBe(200);
    // A subdomain, or an unencrypted answer, could have planted a cookie with the plain name.
    expect(await read(cookie.replace('__Host-', ''))).toBe(401);
  });

  it('should do so, too, where a proxy in front of the gateway terminates TLS', async () => {
    const on = await startLeads({ ...hashes, SITE_URL: 'https://longleafandtide.example' });
    const answer = await signIn('admin', passwords.admin, { on });
    expect(setCookies(answer)[0]).toMatch(hostCookie);
    expect(await gatesOf(cookieOf(answer), on)).toEqual(['admin', 'rankings']);
  });

  it('should remove the cookie under both names at logout', async () => {
    const signedIn = await signInWith();
    const out = await app.inject({
      method: 'DELETE',
      url: `${apiPaths.session}/admin`,
      headers: { ...https, cookie: cookieOf(signedIn) },
    });
    const gone = setCookies(out).map((cookie) => /^([\w-]+)=;.*Secure/.exec(cookie)?.[1]);
    expect(gone).toEqual(['session', '__Host-session']);
  });

  it('should accept a change from its own page only', async () => {
    const from = async (origin: string) =>
      (await signInWith({ host: 'longleaf.example', origin })).statusCode;
    expect(await from('https://longleaf.example')).toBe(200);
    expect(await from('http://longleaf.example')).toBe(403);
  });
});

it('should keep two gates in one session, under a new id at each login', async () => {
  const first = cookieOf(await signIn('rankings', passwords.rankings));
  expect(await readLeads(first)).toBe(401);
  const second = cookieOf(await signIn('admin', passwords.admin, { cookie: first }));
  expect(second).not.toBe(first);
  expect((await gatesOf(second)).sort()).toEqual(['admin', 'rankings']);
  expect(await gatesOf(first)).toEqual([]);
});

it('should not take over an id that someone else has chosen', async () => {
  const planted = 'session=chosen-by-an-attacker';
  const answer = await signIn('admin', passwords.admin, { cookie: planted });
  expect(cookieOf(answer)).not.toBe(planted);
  expect(await gatesOf(planted)).toEqual([]);
});

it('should close one gate at logout and leave the other one open, on the server', async () => {
  const first = cookieOf(await signIn('rankings', passwords.rankings));
  const cookie = cookieOf(await signIn('admin', passwords.admin, { cookie: first }));
  const out = (gate: string) =>
    app.inject({ method: 'DELETE', url: `${apiPaths.session}/${gate}`, headers: { cookie } });
  expect((await out('admin')).statusCode).toBe(204);
  expect(await gatesOf(cookie)).toEqual(['rankings']);
  expect(await readLeads(cookie)).toBe(401);
  const last = await out('rankings');
  expect(setCookies(last)[0]).toMatch(/^session=;/);
  expect(await redis.keys('session:*')).toEqual([]);
});

it('should say of an unknown gate that it does not exist', async () => {
  const answer = await app.inject({ method: 'DELETE', url: `${apiPaths.session}/cellar` });
  expect([answer.statusCode, answer.json().message]).toEqual([
    404,
    'There is nothing at this address.',
  ]);
});

describe('logging out of the rankings', () => {
  const logOut = (gate: Gate, cookie: string) =>
    app.inject({ method: 'DELETE', url: `${apiPaths.session}/${gate}`, headers: { cookie } });

  it('should lock them when the admin’s password had opened them, and nothing else', async () => {
    const cookie = cookieOf(await signIn('admin', passwords.admin));
    expect((await logOut('rankings', cookie)).statusCode).toBe(204);
    expect(await gatesOf(cookie)).toEqual(['admin']);
    expect(await readLeads(cookie)).toBe(200);
  });

  it('should end with their own password, for as long as that holds', async () => {
    const first = cookieOf(await signIn('admin', passwords.admin));
    await logOut('rankings', first);
    const cookie = cookieOf(await signIn('rankings', passwords.rankings, { cookie: first }));
    expect(await gatesOf(cookie)).toEqual(['admin', 'rankings']);
    await logOut('rankings', cookie);
    expect(await gatesOf(cookie)).toEqual(['admin']);
  });

  it('should end with a new login at /admin', async () => {
    const first = cookieOf(await signIn('admin', passwords.admin));
    await logOut('rankings', first);
    const cookie = cookieOf(await signIn('admin', passwords.admin, { cookie: first }));
    expect(await gatesOf(cookie)).toEqual(['admin', 'rankings']);
  });

  it('should not lock a session that an earlier version stored', async () => {
    const stored = cookieOf(await signIn('admin', passwords.admin));
    const { admin: fingerprint } = JSON.parse(String(await redis.get(fingerprintsKey)));
    const openUntil = Date.now() + 60_000;
    const record = JSON.stringify([{ gate: 'admin', openUntil, fingerprint }]);
    await redis.set(sessionKey(stored.replace('session=', '')), record);
    expect(await gatesOf(stored)).toEqual(['admin', 'rankings']);
  });
});

it('should end after twelve hours, however busy she is', async () => {
  const cookie = cookieOf(await signIn('admin', passwords.admin));
  const almost = maxSessionHours * 3_600_000 - 60_000;
  const clock = jest.spyOn(app.get(Clock), 'now');
  clock.mockReturnValue(new Date(Date.now() + almost));
  expect(await gatesOf(cookie)).toEqual(['admin', 'rankings']);
  clock.mockReturnValue(new Date(Date.now() + almost + 120_000));
  expect(await gatesOf(cookie)).toEqual([]);
  clock.mockRestore();
});

it('should end with its password, and leave the other gate’s session alone', async () => {
  const first = cookieOf(await signIn('rankings', passwords.rankings));
  const cookie = cookieOf(await signIn('admin', passwords.admin, { cookie: first }));
  const rotated = await startLeads({ ...hashes, ADMIN_PASSWORD_HASH: await hash('a new one') });
  expect(await gatesOf(cookie, rotated)).toEqual(['rankings']);
  expect(await gatesOf(cookie)).toEqual(['rankings']);
});

it('should not come back to life by a replica that still has the old password', async () => {
  const rotated = await startLeads({ ...hashes, ADMIN_PASSWORD_HASH: await hash('a new one') });
  const present = cookieOf(await signIn('admin', 'a new one', { on: rotated }));
  const past = cookieOf(await signIn('admin', passwords.admin));
  expect(await gatesOf(past, rotated)).toEqual([]);
  expect(await gatesOf(present, rotated)).toEqual(['admin', 'rankings']);
});

it('should be opened again after Redis has lost everything', async () => {
  await redis.flushdb();
  expect(await gatesOf(cookieOf(await signIn('admin', passwords.admin)))).toEqual([
    'admin',
    'rankings',
  ]);
});

describe('with Redis away', () => {
  /** A command that Redis never answers times out after half of this. */
  const requestTimeoutMs = 2_000;
  let proxy: CuttableProxy;
  let behindProxy: NestFastifyApplication;
  beforeEach(async () => {
    proxy = await startCuttableProxy(serviceRedisUrl);
  });
  afterEach(async () => {
    await behindProxy.close();
    await proxy.stop();
  });

  /** Retries until Redis is reachable again. */
  async function untilBack(cookie: string, on: NestFastifyApplication): Promise<string[]> {
    for (;;) {
      const answer = await on.inject({ url: apiPaths.session, headers: { cookie } });
      if (answer.statusCode === 200) return answer.json().gates;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  it('should let no one in, out or guess, and go on when it is back', async () => {
    const on = await startLeads({
      ...hashes,
      REDIS_URL: proxy.url,
      REQUEST_TIMEOUT_MS: requestTimeoutMs,
    });
    behindProxy = on;
    const cookie = cookieOf(await signIn('admin', passwords.admin, { on }));
    proxy.cut();
    const asked = [
      ...Array.from({ length: 7 }, () => signIn('admin', 'guess', { on })),
      signIn('admin', passwords.admin, { on }),
      on.inject({ url: apiPaths.session, headers: { cookie } }),
      on.inject({ method: 'DELETE', url: `${apiPaths.session}/admin`, headers: { cookie } }),
    ];
    const answers = await Promise.all(asked);
    expect([...new Set(answers.map((answer) => answer.statusCode))]).toEqual([503]);
    proxy.mend();
    expect(await untilBack(cookie, on)).toEqual(['admin', 'rankings']);
  });

  it('should end what the old password opened, also when it was changed meanwhile', async () => {
    const cookie = cookieOf(await signIn('admin', passwords.admin));
    proxy.cut();
    const rotated = await startLeads({
      ...hashes,
      ADMIN_PASSWORD_HASH: await hash('a new one'),
      REDIS_URL: proxy.url,
    });
    behindProxy = rotated;
    proxy.mend();
    await untilBack(cookie, rotated);
    while ((await gatesOf(cookie)).length > 0);
    expect(await untilBack(cookie, rotated)).toEqual([]);
  });
});
