import { generateKeyPairSync } from 'node:crypto';
import { inspect } from 'node:util';
import {
  type Disturbance,
  forbidden,
  type StandInGoogle,
  startStandInGoogle,
} from '@agency/testing/google-stand-in';
import { databaseUrl, serviceRedisUrl } from '@agency/testing/test-stack';
import { until } from '@agency/testing/until';
import { rankingsEnvSchema } from '../src/env.js';
import { SearchConsoleSource } from '../src/source/search-console/search-console.source.js';
import type { SourceError } from '../src/source/source.error.js';
import { friday, googleSettings } from './rankings-app.js';

let google: StandInGoogle;
let waits: number[];
let now: Date;
const never = new AbortController().signal;

beforeEach(async () => {
  google = await startStandInGoogle();
  waits = [];
  now = friday;
  google.days.set('2026-11-17', [row('google ads wilmington', 3, 40, 4.2), row('ppc', 0, 12, 11)]);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await google.stop();
});

function row(query: string, clicks: number, impressions: number, position: number) {
  return { query, clicks, impressions, position };
}

function source(settings: object = {}): SearchConsoleSource {
  const env = rankingsEnvSchema.parse({
    PORT: 0,
    DATABASE_URL: databaseUrl,
    REDIS_URL: serviceRedisUrl,
    ...googleSettings(google),
    ...settings,
  });
  const { SEARCH_CONSOLE_SITE: site, SEARCH_CONSOLE_KEY: key } = env;
  const access = { site, key, setBy: 'settings' as const };
  return new SearchConsoleSource(access, env, { now: () => now }, async (milliseconds) => {
    waits.push(milliseconds);
  });
}

const readDay = (from = source(), day = '2026-11-17') => from.readDay(day, [], never);
const causeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (failure: SourceError) => failure.cause,
  );
const disturb = (path: Disturbance['path'], count: number, rest: Partial<Disturbance>) =>
  google.disturbances.push(...Array.from({ length: count }, () => ({ path, ...rest })));
const queries = () => google.requests.flatMap(({ body }) => body ?? []);

it('should log in with a JWT whose signature and claims hold, once for many calls', async () => {
  const one = source();
  expect(await readDay(one)).toEqual([
    row('google ads wilmington', 3, 40, 4.2),
    row('ppc', 0, 12, 11),
  ]);
  await readDay(one);
  expect(google.requests.filter(({ path }) => path === '/token')).toHaveLength(1);
});

it('should ask for final figures of one Pacific day, by the property’s whole name', async () => {
  await readDay();
  expect(google.requests[1]?.path).toBe(
    '/webmasters/v3/sites/sc-domain%3Aagency.example/searchAnalytics/query',
  );
  expect(queries()[0]).toEqual({
    startDate: '2026-11-17',
    endDate: '2026-11-17',
    dimensions: ['query'],
    type: 'web',
    dataState: 'final',
    rowLimit: 25_000,
    startRow: 0,
  });
});

it('should read page after page until one is empty', async () => {
  const many = Array.from({ length: 60_001 }, (_, index) => row(`query ${index}`, 1, 2, 3));
  google.days.set('2026-11-16', many);
  expect(await readDay(source(), '2026-11-16')).toHaveLength(60_001);
  expect(queries().map(({ startRow }) => startRow)).toEqual([0, 25_000, 50_000, 75_000]);
});

it('should count a row once that two pages repeat', async () => {
  google.days.set('2026-11-16', [row('Twice', 5, 9, 2), row('twice', 5, 9, 2)]);
  expect(await readDay(source(), '2026-11-16')).toEqual([row('twice', 5, 9, 2)]);
});

it('should take missing rows for a day without data', async () => {
  expect(await readDay(source(), '2026-11-15')).toEqual([]);
});

it('should find the newest final day by the Pacific calendar', async () => {
  // 07:30 UTC: already the 18th in Wilmington and London, still the 17th in California.
  now = new Date('2026-11-18T07:30:00Z');
  expect(await source().newestDay(never)).toBe('2026-11-17');
  expect(queries()[0]).toMatchObject({ startDate: '2026-11-07', endDate: '2026-11-17' });
  google.days.clear();
  expect(await source().newestDay(never)).toBeUndefined();
});

describe('a failure that passes', () => {
  it.each([
    ['429', { status: 429 }],
    ['a quota kind of 403', { status: 403, body: forbidden('quotaExceeded')[1] }],
    ['503', { status: 503 }],
    ['a cut connection', { cut: true }],
    ['an answer that is no JSON object', { status: 200, body: 'hello' }],
  ])('should be retried with growing waits: %s', async (_, disturbance) => {
    disturb('query', 3, disturbance);
    expect(await readDay()).toHaveLength(2);
    expect(waits).toHaveLength(3);
    for (const [index, wait] of waits.entries()) {
      expect(wait).toBeGreaterThanOrEqual(1_000 * 2 ** index);
      expect(wait).toBeLessThanOrEqual(1_250 * 2 ** index);
    }
  });

  it.each([
    ['an error', { status: 503 }],
    ['a cut connection', { cut: true }],
    ['an answer without a token', { status: 200, body: {} }],
  ])('should be retried at the token server too: %s', async (_, disturbance) => {
    disturb('token', 2, disturbance);
    expect(await readDay()).toHaveLength(2);
    expect(waits).toHaveLength(2);
  });

  it('should wait as long as Google asks, unless that is for another day', async () => {
    disturb('query', 1, { status: 429, headers: { 'retry-after': '30' } });
    await readDay();
    expect(waits[0]).toBeGreaterThanOrEqual(30_000);
    waits = [];
    disturb('query', 1, { status: 429, headers: { 'retry-after': '900' } });
    expect(await causeOf(readDay())).toBe('quota');
    expect(waits).toEqual([]);
  });

  it.each([
    ['until a time', new Date(friday.getTime() + 30_000).toUTCString(), 30_000],
    ['as usual if no wait is named', '', 1_000],
  ])('should wait %s', async (_, retryAfter, wait) => {
    for (const path of ['token', 'query'] as const) {
      disturb(path, 1, { status: 503, headers: { 'retry-after': retryAfter } });
      waits = [];
      await readDay();
      expect(waits).toHaveLength(1);
      expect(waits[0]).toBeGreaterThanOrEqual(wait);
      expect(waits[0]).toBeLessThanOrEqual(wait * 1.25);
    }
  });

  it.each([
    ['quota', { status: 429 }],
    ['google-error', { status: 500 }],
    ['network', { cut: true }],
  ])('should end with its cause when it does not pass: %s', async (cause, disturbance) => {
    disturb('query', 20, disturbance);
    expect(await causeOf(readDay())).toBe(cause);
    expect(waits).toHaveLength(5);
  });

  it.each(['token', 'query'] as const)(
    'should be an answer that does not come: %s',
    async (path) => {
      const limits: number[] = [];
      const timers = [new AbortController(), new AbortController(), new AbortController()];
      jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
        limits.push(milliseconds);
        return (timers[limits.length - 1] ?? new AbortController()).signal;
      });
      disturb(path, 1, { hang: true });
      const work = readDay();
      await until(() => google.disturbances.length === 0);
      timers[limits.length - 1]?.abort();
      expect(await work).toHaveLength(2);
      expect(waits).toHaveLength(1);
      expect(Math.max(...limits)).toBeLessThanOrEqual(30_000);
    },
  );

  it.each([
    ['while it waits', { path: 'query', status: 503 }],
    ['while it logs in', { path: 'token', hang: true }],
    ['while it reads', { path: 'query', hang: true }],
  ] as const)('should be left at once when the check is stopped %s', async (_, disturbance) => {
    const stopping = new AbortController();
    google.disturbances.push({ ...disturbance });
    const work = source().readDay('2026-11-17', [], stopping.signal);
    if ('hang' in disturbance) await until(() => google.disturbances.length === 0);
    stopping.abort(new Error('stopping'));
    await expect(work).rejects.toThrow('stopping');
  });
});

describe('a failure that stays', () => {
  const otherKey = generateKeyPairSync('rsa', { modulusLength: 2_048 })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();

  it.each([
    ['not-configured', () => ({ SEARCH_CONSOLE_KEY: undefined })],
    ['bad-key', () => ({ SEARCH_CONSOLE_KEY: 'not json' })],
    ['bad-key', () => ({ SEARCH_CONSOLE_KEY: google.keyFile({ type: 'authorized_user' }) })],
    [
      'bad-key',
      () => ({ SEARCH_CONSOLE_KEY: google.keyFile({ private_key: 'PRIVATE KEY torn' }) }),
    ],
    ['bad-key', () => ({ SEARCH_CONSOLE_KEY: google.keyFile({ private_key: otherKey }) })],
    ['account-not-added', () => ({ SEARCH_CONSOLE_SITE: 'sc-domain:other.example' })],
    ['wrong-property-kind', () => ({ SEARCH_CONSOLE_SITE: 'https://www.agency.example/' })],
  ])('should be told apart and not be retried: %s', async (cause, settings) => {
    expect(await causeOf(readDay(source(settings())))).toBe(cause);
    expect(waits).toEqual([]);
  });

  it.each(['accessNotConfigured', 'SERVICE_DISABLED'])(
    'should name an API that is off: %s',
    async (reason) => {
      disturb('query', 1, { status: 403, body: forbidden(reason)[1] });
      expect(await causeOf(readDay())).toBe('api-not-enabled');
      expect(waits).toEqual([]);
    },
  );

  it('should name the property that the account does see', async () => {
    const other = source({ SEARCH_CONSOLE_SITE: 'https://www.agency.example/' });
    await expect(readDay(other)).rejects.toThrow('Set it to sc-domain:agency.example.');
  });

  it('should never show the key', async () => {
    disturb('token', 1, { status: 400, body: { error: 'invalid_grant' } });
    const told = inspect(await readDay().catch((failure: Error) => failure), { depth: null });
    expect(told).toContain('doesn’t accept the service account’s key');
    expect(told).not.toMatch(/PRIVATE|assertion/);
  });
});

describe('tokens', () => {
  it('should be renewed before they end', async () => {
    google.tokenSeconds = 240;
    await readDay();
    expect(google.requests.map(({ path }) => path === '/token')).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('should be renewed when Google refuses one before its time', async () => {
    const one = source();
    await readDay(one);
    disturb('query', 1, { status: 401 });
    expect(await readDay(one)).toHaveLength(2);
    expect(google.requests.filter(({ path }) => path === '/token')).toHaveLength(2);
  });

  it('should blame the key when a new one is refused as well', async () => {
    disturb('query', 2, { status: 401 });
    expect(await causeOf(readDay())).toBe('bad-key');
  });

  it.each([-7_200, 7_200])('should name a clock that is %i seconds off', async (seconds) => {
    google.secondsAhead = -seconds;
    await expect(readDay()).rejects.toThrow('the time on this server’s clock');
    expect(waits).toEqual([]);
  });

  it('should take a key whose line breaks are written as \\n', async () => {
    const { private_key } = JSON.parse(google.keyFile());
    const key = google.keyFile({ private_key: private_key.replaceAll('\n', '\\n') });
    expect(await readDay(source({ SEARCH_CONSOLE_KEY: key }))).toHaveLength(2);
  });
});
