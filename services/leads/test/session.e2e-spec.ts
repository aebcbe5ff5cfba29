import { apiPaths, loginAttempts, longestSessionHours } from '@agency/contracts';
import { Clock } from '@agency/platform';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { hash } from '@node-rs/argon2';
import { Redis } from 'ioredis';
import {
  type CuttableProxy,
  startCuttableProxy,
} from '../../platform/test-stack/cuttable-proxy.cjs';
import { redisUrl, serviceRedisUrl, startLeads } from './leads-app.js';

const passwords = { admin: 'slack water at noon', rankings: 'four fathoms and a half' };
const wrong = 'Incorrect password. Please try again.';
let hashes: { ADMIN_PASSWORD_HASH: string; RANKINGS_PASSWORD_HASH: string };
let app: NestFastifyApplication;
const redis = new Redis(redisUrl);

beforeAll(async () => {
  hashes = {
    ADMIN_PASSWORD_HASH: await hash(passwords.admin),
    RANKINGS_PASSWORD_HASH: await hash(passwords.rankings),
  };
});
beforeEach(async () => {
  await redis.flushdb();
  app = await startLeads(hashes);
});
afterEach(() => app.close());
afterAll(() => redis.disconnect());

type Gate = keyof typeof passwords;

function signIn(
  gate: Gate,
  password: string,
  { cookie = '', address = '203.0.113.7', on = app } = {},
) {
  return on.inject({
    method: 'POST',
    url: apiPaths.session,
    headers: { 'x-forwarded-for': address, ...(cookie && { cookie }) },
    payload: { gate, password },
  });
}

const cookieOf = (answer: Awaited<ReturnType<typeof signIn>>) =>
  String(answer.headers['set-cookie']).split(';')[0] ?? '';

async function gatesOf(cookie: string, on = app): Promise<string[]> {
  const answer = await on.inject({ url: apiPaths.session, headers: { cookie } });
  return answer.json().gates;
}

const readLeads = (cookie: string) =>
  app.inject({ url: apiPaths.contacts, headers: { cookie } }).then((answer) => answer.statusCode);

it('should open a gate for its own password only, with a cookie that no script can read', async () => {
  const answer = await signIn('admin', passwords.admin);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ gates: ['admin'] });
  expect(answer.headers['set-cookie']).toMatch(
    /^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/,
  );
  expect(await readLeads(cookieOf(answer))).toBe(200);
  expect((await signIn('admin', passwords.rankings)).statusCode).toBe(401);
});

it('should send the cookie over encrypted connections only, where there is one', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: apiPaths.session,
    headers: { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' },
    payload: { gate: 'admin', password: passwords.admin },
  });
  expect(answer.headers['set-cookie']).toMatch(/; Secure/);
});

it('should do so too where a proxy before the gateway ends the encryption', async () => {
  const on = await startLeads({ ...hashes, SITE_URL: 'https://longleafandtide.example' });
  const answer = await signIn('admin', passwords.admin, { on });
  expect(answer.headers['set-cookie']).toMatch(/; Secure/);
});

it('should keep two gates in one session, under a new id at each login', async () => {
  const first = cookieOf(await signIn('rankings', passwords.rankings));
  expect(await readLeads(first)).toBe(401);
  const second = cookieOf(await signIn('admin', passwords.admin, { cookie: first }));
  expect(second).not.toBe(first);
  expect((await gatesOf(second)).sort()).toEqual(['admin', 'rankings']);
  expect(await gatesOf(first)).toEqual([]);
});

it('should not take over an id that somebody else has chosen', async () => {
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
  expect(last.headers['set-cookie']).toMatch(/^session=;/);
  expect(await redis.keys('session:*')).toEqual([]);
  expect((await out('cellar')).statusCode).toBe(404);
});

it('should end after twelve hours, however busy she is', async () => {
  const cookie = cookieOf(await signIn('admin', passwords.admin));
  const almost = longestSessionHours * 3_600_000 - 60_000;
  const clock = jest.spyOn(app.get(Clock), 'now');
  clock.mockReturnValue(new Date(Date.now() + almost));
  expect(await gatesOf(cookie)).toEqual(['admin']);
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
  expect(await gatesOf(present, rotated)).toEqual(['admin']);
});

it('should be opened again after Redis has lost everything', async () => {
  await redis.flushdb();
  expect(await gatesOf(cookieOf(await signIn('admin', passwords.admin)))).toEqual(['admin']);
});

describe('with Redis away', () => {
  let proxy: CuttableProxy;
  let behindProxy: NestFastifyApplication;
  beforeEach(async () => {
    proxy = await startCuttableProxy(serviceRedisUrl);
  });
  afterEach(async () => {
    await behindProxy.close();
    await proxy.stop();
  });

  /** Asks again until Redis is heard again. */
  async function untilBack(cookie: string, on: NestFastifyApplication): Promise<string[]> {
    for (;;) {
      const answer = await on.inject({ url: apiPaths.session, headers: { cookie } });
      if (answer.statusCode === 200) return answer.json().gates;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  it('should let nobody in, out or guess, and go on when it is back', async () => {
    const on = await startLeads({ ...hashes, REDIS_URL: proxy.url });
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
    expect(await untilBack(cookie, on)).toEqual(['admin']);
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

describe('guessing', () => {
  it('should be over after five failures, for the right password too, and only here', async () => {
    for (let i = 0; i < loginAttempts.failures; i++) {
      const answer = await signIn('admin', `guess ${i}`);
      expect([answer.statusCode, answer.json().message]).toEqual([401, wrong]);
    }
    const locked = await signIn('admin', passwords.admin);
    expect(locked.statusCode).toBe(429);
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(loginAttempts.windowSeconds - 60);
    expect(locked.json().message).toBe('Too many wrong passwords. Please try again in 15 minutes.');
    expect(locked.headers['set-cookie']).toBeUndefined();
    expect((await signIn('rankings', passwords.rankings)).statusCode).toBe(200);
    expect((await signIn('admin', passwords.admin, { address: '203.0.113.8' })).statusCode).toBe(
      200,
    );
  });

  it('should gain nothing by many at once, by another replica or by a restart', async () => {
    const replica = await startLeads(hashes);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        signIn('admin', `guess ${i}`, { on: i % 2 ? replica : app }),
      ),
    );
    const judged = answers.filter((answer) => answer.statusCode === 401);
    expect(judged).toHaveLength(loginAttempts.failures);
    expect(answers.filter((answer) => answer.statusCode === 429)).toHaveLength(35);
    await app.close();
    app = await startLeads(hashes);
    expect((await signIn('admin', passwords.admin)).statusCode).toBe(429);
  });

  it('should forget earlier mistakes once the password was right', async () => {
    for (let i = 0; i < loginAttempts.failures - 1; i++) await signIn('admin', 'guess');
    expect((await signIn('admin', passwords.admin)).statusCode).toBe(200);
    expect((await signIn('admin', 'guess')).statusCode).toBe(401);
  });

  it('should be counted over any fifteen minutes, not anew at every quarter of an hour', async () => {
    for (let i = 0; i < loginAttempts.failures - 1; i++) await signIn('admin', 'guess');
    const [key = ''] = await redis.keys('limit:login*');
    await redis.expire(key, 5);
    await signIn('admin', 'guess');
    expect(await redis.ttl(key)).toBeGreaterThan(loginAttempts.windowSeconds - 60);
    expect((await signIn('admin', passwords.admin)).statusCode).toBe(429);
  });

  it('should gain nothing by the many addresses of one IPv6 network', async () => {
    for (let i = 0; i < loginAttempts.failures; i++) {
      await signIn('admin', 'guess', { address: `2001:db8::${i}` });
    }
    const locked = await signIn('admin', passwords.admin, { address: '2001:db8::ffff:1' });
    expect(locked.statusCode).toBe(429);
    const other = await signIn('admin', passwords.admin, { address: '2001:db8:0:1::1' });
    expect(other.statusCode).toBe(200);
  });

  it('should learn nothing about a gate that has no password', async () => {
    const open = await startLeads();
    const answer = await signIn('admin', '', { on: open });
    expect(answer.statusCode).toBe(400);
    const refused = await signIn('admin', 'anything', { on: open });
    expect([refused.statusCode, refused.json().message]).toEqual([401, wrong]);
  });

  it('should be impossible from another site', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: apiPaths.session,
      headers: { origin: 'https://evil.example', host: 'longleaf.example' },
      payload: { gate: 'admin', password: passwords.admin },
    });
    expect(answer.statusCode).toBe(403);
  });
});
