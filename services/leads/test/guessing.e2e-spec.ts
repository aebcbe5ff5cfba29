import { loginAttempts } from '@agency/contracts';
import { Clock, MetricsService } from '@agency/platform';
import { redisUrl } from '@agency/testing/test-stack';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Redis } from 'ioredis';
import { ownerNetworks } from '../src/access/owner-networks.js';
import { cookieOf, type Gate, hashPasswords, passwords, setCookies, tryPassword } from './gates.js';
import { startLeads } from './leads-app.js';

const { client, ipv6Site, strangers } = loginAttempts;
const wrong = 'Incorrect password. Please try again.';
let hashes: Awaited<ReturnType<typeof hashPasswords>>;
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

const ofStrangers = 'limit:login-gate:admin';

interface Try {
  address?: string;
  cookie?: string;
  gate?: Gate;
  on?: NestFastifyApplication;
}

const guess = async ({ gate = 'admin', on = app, ...from }: Try = {}) =>
  (await tryPassword(on, gate, 'a wrong password', from)).statusCode;
const signIn = ({ gate = 'admin', on = app, ...from }: Try = {}) =>
  tryPassword(on, gate, passwords[gate], from);
const statusOfSignIn = async (from: Try = {}) => (await signIn(from)).statusCode;

/** Makes five attempts from each of 120 addresses, and counts the answers by status. */
async function attack(): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (let network = 0; network < 120; network++) {
    const address = `198.51.100.${network}`;
    const tries = Array.from({ length: client.failures }, () => guess({ address }));
    for (const status of await Promise.all(tries)) counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

/** Sets the counter as such an attack leaves it. */
const closeToStrangers = () =>
  redis.set(ofStrangers, strangers.failures, 'EX', strangers.windowSeconds);

describe('guessing from one network', () => {
  it('should be over after five failures, for the right password too, and only here', async () => {
    for (let i = 0; i < client.failures; i++) {
      const answer = await tryPassword(app, 'admin', `guess ${i}`);
      expect([answer.statusCode, answer.json().message]).toEqual([401, wrong]);
    }
    const locked = await signIn();
    expect(locked.statusCode).toBe(429);
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(client.windowSeconds - 60);
    expect(locked.json().message).toBe('Too many wrong passwords. Please try again in 15 minutes.');
    expect(setCookies(locked)).toEqual([]);
    expect(await statusOfSignIn({ gate: 'rankings' })).toBe(200);
    expect(await statusOfSignIn({ address: '203.0.113.8' })).toBe(200);
  });

  it('should gain nothing by many at once, by another replica or by a restart', async () => {
    const replica = await startLeads(hashes);
    const statuses = await Promise.all(
      Array.from({ length: 40 }, (_, i) => guess({ on: i % 2 ? replica : app })),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(client.failures);
    expect(statuses.filter((status) => status === 429)).toHaveLength(40 - client.failures);
    await app.close();
    app = await startLeads(hashes);
    expect(await statusOfSignIn()).toBe(429);
  });

  it('should forget earlier mistakes once the password was right', async () => {
    for (let i = 0; i < client.failures - 1; i++) await guess();
    expect(await statusOfSignIn()).toBe(200);
    expect(await guess()).toBe(401);
  });

  it('should be counted over any fifteen minutes, not anew at every quarter of an hour', async () => {
    for (let i = 0; i < client.failures - 1; i++) await guess();
    const [key = ''] = await redis.keys('limit:login:*');
    await redis.expire(key, 5);
    await guess();
    expect(await redis.ttl(key)).toBeGreaterThan(client.windowSeconds - 60);
    expect(await statusOfSignIn()).toBe(429);
  });

  it('should gain nothing by the many addresses of one IPv6 network', async () => {
    for (let i = 0; i < client.failures; i++) await guess({ address: `2001:db8::${i}` });
    expect(await statusOfSignIn({ address: '2001:db8::ffff:1' })).toBe(429);
    expect(await statusOfSignIn({ address: '2001:db8:0:1::1' })).toBe(200);
  });

  it('should gain little by the many networks of one IPv6 site', async () => {
    const from = (network: number) => guess({ address: `2001:db8:7:${network.toString(16)}::1` });
    const statuses = await Promise.all(Array.from({ length: 40 }, (_, network) => from(network)));
    expect(statuses.filter((status) => status === 401)).toHaveLength(ipv6Site.failures);
    const refused = await signIn({ address: '2001:db8:7:ffff::1' });
    expect([refused.statusCode, refused.json().message]).toEqual([
      429,
      'Too many wrong passwords from your network. Please try again in 60 minutes.',
    ]);
    expect(await statusOfSignIn({ address: '2001:db8:8::1' })).toBe(200);
  });

  it('should learn nothing about a gate that has no password', async () => {
    const open = await startLeads();
    expect((await tryPassword(open, 'admin', '')).statusCode).toBe(400);
    const refused = await tryPassword(open, 'admin', 'anything');
    expect([refused.statusCode, refused.json().message]).toEqual([401, wrong]);
  });
});

describe('guessing from everywhere', () => {
  it('should be over after a hundred guesses at a gate, also after a restart', async () => {
    expect(await attack()).toEqual({ 401: strangers.failures, 429: 600 - strangers.failures });
    await app.close();
    app = await startLeads(hashes);
    const refused = await signIn();
    expect(refused.statusCode).toBe(429);
    expect(refused.json().message).toBe(
      'Too many wrong passwords. Please use a device or network you have logged in from before, or try again in 60 minutes.',
    );
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(strangers.windowSeconds - 60);
    expect(await statusOfSignIn({ gate: 'rankings' })).toBe(200);
    await redis.del(ofStrangers);
    // Rejected attempts were never checked, so they do not count against her.
    expect(await statusOfSignIn()).toBe(200);
  });

  it('should not count what is refused or right', async () => {
    for (let i = 0; i < client.failures + 3; i++) await guess();
    for (let i = 0; i < 5; i++) {
      expect(await statusOfSignIn({ address: `203.0.113.${100 + i}` })).toBe(200);
    }
    expect(await redis.get(ofStrangers)).toBe(String(client.failures));
  });

  it('should not lock the owner out of a device that she has logged in from', async () => {
    const cookie = cookieOf(await signIn({ address: '203.0.113.50' }), 'device');
    await closeToStrangers();
    // She is away from home and mistypes once.
    const away = { cookie, address: '192.0.2.99' };
    expect(await guess(away)).toBe(401);
    expect(await statusOfSignIn(away)).toBe(200);
    expect(await statusOfSignIn({ address: '192.0.2.98' })).toBe(429);
  });

  it('should let her in with a new phone from a network that she has logged in from', async () => {
    await signIn({ address: '203.0.113.50' });
    await closeToStrangers();
    const phone = await signIn({ address: '203.0.113.50' });
    expect(phone.statusCode).toBe(200);
    const cookie = cookieOf(phone, 'device');
    expect(await statusOfSignIn({ cookie, address: '192.0.2.98' })).toBe(200);
  });

  it('should let her in from a network that the operators have named', async () => {
    await closeToStrangers();
    const OWNER_NETWORKS = ownerNetworks.parse('192.0.2.0/24');
    const on = await startLeads({ ...hashes, OWNER_NETWORKS });
    expect(await statusOfSignIn({ on, address: '198.18.0.1' })).toBe(429);
    expect(await statusOfSignIn({ on, address: '192.0.2.98' })).toBe(200);
  });

  it('should be limited for a known device and a known network by their own limits', async () => {
    const cookie = cookieOf(await signIn(), 'device');
    await closeToStrangers();
    const counted = await redis.get(ofStrangers);
    for (let i = 0; i < client.failures; i++) {
      expect(await guess({ cookie, address: `192.0.2.${i}` })).toBe(401);
      expect(await guess()).toBe(401);
    }
    expect(await statusOfSignIn({ cookie, address: '192.0.2.9' })).toBe(429);
    expect(await statusOfSignIn()).toBe(429);
    expect(await redis.get(ofStrangers)).toBe(counted);
  });

  it('should not lock her known device out by guesses from her own network', async () => {
    const cookie = cookieOf(await signIn(), 'device');
    for (let i = 0; i < client.failures; i++) await guess();
    expect(await statusOfSignIn()).toBe(429);
    expect(await statusOfSignIn({ cookie })).toBe(200);
  });
});

describe('what a login leaves behind', () => {
  const keys = async () => (await redis.keys('*device*')).length;

  it('should be a cookie that no script reads and that outlives the browser’s session', async () => {
    const answer = await signIn();
    expect(setCookies(answer)[1]).toMatch(
      /^device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    expect(setCookies(await tryPassword(app, 'admin', 'a wrong password'))).toEqual([]);
  });

  it('should be known to the gate of that password alone', async () => {
    const cookie = cookieOf(await signIn({ gate: 'rankings' }), 'device');
    await closeToStrangers();
    expect(await statusOfSignIn({ cookie })).toBe(429);
  });

  it('should not turn a device cookie that was planted into a known one', async () => {
    const planted = `device=${'a'.repeat(43)}`;
    const answer = await signIn({ cookie: planted });
    expect(cookieOf(answer, 'device')).not.toBe(planted);
    await closeToStrangers();
    expect(await statusOfSignIn({ cookie: planted, address: '192.0.2.1' })).toBe(429);
  });

  it('should be one device for both gates, and the same one at the next login', async () => {
    const first = cookieOf(await signIn({ gate: 'rankings' }), 'device');
    const second = cookieOf(await signIn({ cookie: first }), 'device');
    expect(second).not.toBe(first);
    const before = await keys();
    expect(cookieOf(await signIn({ cookie: second }), 'device')).toBe(second);
    expect(cookieOf(await signIn({ cookie: second, gate: 'rankings' }), 'device')).toBe(second);
    expect(await keys()).toBe(before);
  });

  it('should be her five latest networks, for ninety days', async () => {
    for (let i = 0; i < 6; i++) await signIn({ address: `203.0.113.${i}` });
    await closeToStrangers();
    expect(await statusOfSignIn({ address: '203.0.113.0' })).toBe(429);
    expect(await statusOfSignIn({ address: '203.0.113.1' })).toBe(200);
    const later = Date.now() + 91 * 86_400_000;
    jest.spyOn(app.get(Clock), 'now').mockReturnValue(new Date(later));
    expect(await statusOfSignIn({ address: '203.0.113.2' })).toBe(429);
  });

  it('should be no address, neither in Redis nor in the metrics', async () => {
    const address = '203.0.113.77';
    await guess({ address });
    await signIn({ address });
    const stored = await redis.keys('*');
    const networks = await redis.zrange('session-networks:admin', 0, -1);
    const told = await app.get(MetricsService).text();
    expect(JSON.stringify([stored, networks, told])).not.toContain(address);
  });
});

it('should tell its operators how many passwords were right, wrong and refused', async () => {
  const told = async (gate: Gate, outcome: string) => {
    const series = `sign_in_attempts_total{gate="${gate}",outcome="${outcome}"`;
    const lines = (await app.get(MetricsService).text()).split('\n');
    return lines
      .find((line) => line.startsWith(series))
      ?.split(' ')
      .at(-1);
  };
  expect(await told('rankings', 'wrong')).toBe('0');
  for (let i = 0; i < client.failures + 2; i++) await guess();
  await signIn({ gate: 'rankings' });
  expect(await told('admin', 'wrong')).toBe('5');
  expect(await told('admin', 'refused')).toBe('2');
  expect(await told('rankings', 'right')).toBe('1');
});
