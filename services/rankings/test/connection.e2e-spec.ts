import { rankingConnectionSchema } from '@agency/contracts';
import { admin } from '@agency/testing/admin-database';
import { type StandInGoogle, startStandInGoogle } from '@agency/testing/google-stand-in';
import { stopApp } from '@agency/testing/start-app';
import { until } from '@agency/testing/until';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ask, check, emptyRankings, setKeywords, startRankings } from './rankings-app.js';

const secret = 'rankings secret of more than thirty-two characters';
const account = 'monitor@agency.iam.gserviceaccount.com';
const site = 'sc-domain:agency.example';
const day = '2026-11-17';
const query = 'harbor cruise';

let google: StandInGoogle;
let app: NestFastifyApplication;
let apps: NestFastifyApplication[] = [];

const settings = (overrides: object = {}) => ({
  RANKINGS_SECRET: secret,
  SEARCH_CONSOLE_API_URL: google.url,
  SEARCH_CONSOLE_TOKEN_URL: `${google.url}/token`,
  ...overrides,
});

beforeEach(async () => {
  await setKeywords([query]);
  google = await startStandInGoogle();
  google.days.set(day, [{ query, clicks: 1, impressions: 20, position: 3 }]);
  app = await start();
});
afterEach(async () => {
  await stopAll();
  await google.stop();
  await emptyRankings();
});

async function start(overrides: object = {}): Promise<NestFastifyApplication> {
  const started = await startRankings(settings(overrides));
  apps.push(started);
  return started;
}

/** (!) Any replica takes a check: where settings matter, only one may run. */
async function stopAll(): Promise<void> {
  await Promise.all(apps.map(stopApp));
  apps = [];
}

const setKey = (key: string, to = app) =>
  ask(to, '/connection/key', { method: 'PUT', payload: { key } });
const setSite = (chosen: string, to = app) =>
  ask(to, '/connection/site', { method: 'PUT', payload: { site: chosen } });
const state = async (of = app) =>
  rankingConnectionSchema.parse((await ask(of, '/connection')).json());
const properties = async () => (await ask(app, '/connection/properties')).json();
const summary = async (of = app) => (await ask(of, '/summary')).json();
const messageOf = (answer: Awaited<ReturnType<typeof ask>>) =>
  answer.json().errors?.[0]?.message ?? answer.json().message;

async function connect(): Promise<void> {
  expect((await setKey(google.keyFile())).statusCode).toBe(200);
  expect((await setSite(site)).statusCode).toBe(200);
}

it('should show whom to add, then the properties, and the property’s data once one is chosen', async () => {
  expect(await state()).toEqual({
    isSetByOperator: false,
    canKeepKey: true,
    account: null,
    site: null,
  });
  google.sites = [];
  expect((await setKey(google.keyFile())).json()).toMatchObject({ account, site: null });
  expect(await properties()).toEqual({ properties: [], failure: null });
  google.sites = ['sc-domain:other.example', site];
  expect(await properties()).toEqual({
    properties: [site, 'sc-domain:other.example'],
    failure: null,
  });
  expect(await summary()).toMatchObject({ source: 'sample', isSample: true });
  expect((await setSite(site)).json()).toMatchObject({ account, site });
  expect(await check(app)).toEqual({
    success: true,
    message: 'Checked 1 keyword. Data through Nov 17, 2026.',
  });
  expect(await summary()).toMatchObject({ source: 'search-console', isSample: false, clicks: 1 });
});

it('should wait twelve seconds for Google and no longer', async () => {
  const limits: number[] = [];
  const patience = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    limits.push(milliseconds);
    return limits.length === 1 ? patience.signal : new AbortController().signal;
  });
  google.disturbances.push({ path: 'sites', hang: true });
  const answer = setKey(google.keyFile());
  await until(() => google.disturbances.length === 0);
  patience.abort();
  expect(messageOf(await answer)).toContain('didn’t answer within twelve seconds');
  expect(limits[0]).toBe(12_000);
  timeout.mockRestore();
});

it('should be read by another replica at once, and not after it was disconnected', async () => {
  const other = await start();
  await check(other);
  expect(await summary(other)).toMatchObject({ source: 'sample' });
  await connect();
  await check(other);
  expect(await summary(other)).toMatchObject({ source: 'search-console', clicks: 1 });
  expect((await ask(other, '/connection', { method: 'DELETE' })).statusCode).toBe(204);
  expect(await summary()).toMatchObject({ source: 'sample', dataThrough: '2026-11-17' });
  expect(await state()).toMatchObject({ account: null, site: null });
  await connect();
  expect(await summary()).toMatchObject({ source: 'search-console', clicks: 1 });
});

it.each([
  ['what is no key', () => 'not json', /isn’t the JSON key/],
  ['the key of an OAuth client', () => '{"web":{"client_id":"x"}}', /isn’t the JSON key/],
  [
    'a key that Google rejects',
    () => google.keyFile({ client_email: 'gone@agency.iam.gserviceaccount.com' }),
    /doesn’t accept/,
  ],
])('should refuse %s, and keep the one before', async (_what, key, why) => {
  await connect();
  const answer = await setKey(key());
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors).toEqual([{ path: 'key', message: expect.stringMatching(why) }]);
  expect(await state()).toMatchObject({ account, site });
  expect((await check(app)).success).toBe(true);
});

it('should refuse a property that the account may not read, and say which one it may', async () => {
  await setKey(google.keyFile());
  expect(messageOf(await setSite('sc-domain:elsewhere.example'))).toBe(
    `${account} isn’t a user of sc-domain:elsewhere.example. Add it in Search Console under Settings, Users and permissions.`,
  );
  expect(messageOf(await setSite('https://www.agency.example/'))).toBe(
    `The account may read ${site}, but not https://www.agency.example/. Choose ${site} on the Source tab.`,
  );
  expect(messageOf(await setSite('agency'))).toContain('such as sc-domain:example.com');
  expect(await summary()).toMatchObject({ source: 'sample' });
});

it('should keep the key sealed, bound to its row, and show it to no one', async () => {
  await connect();
  const [{ value }] = await admin.query('SELECT value FROM rankings.settings');
  expect(Buffer.from(value.sealedKey, 'base64').toString('latin1')).not.toContain('PRIVATE KEY');
  expect(JSON.stringify(await state())).not.toContain('PRIVATE');
  await admin.query(
    `UPDATE rankings.settings SET value = value || jsonb_build_object('keyId', gen_random_uuid())`,
  );
  const { success, message } = await check(app);
  expect([success, message]).toEqual([false, expect.stringContaining('can’t be opened')]);
});

it('should read what the former secret sealed, seal it anew, and ask for the key where no secret opens it', async () => {
  await connect();
  const sealed = async () =>
    (await admin.query('SELECT value FROM rankings.settings'))[0].value.sealedKey;
  const before = await sealed();
  const changed = 'another secret of more than thirty-two characters';
  await stopAll();
  const rotated = await start({ RANKINGS_SECRET: changed, RANKINGS_SECRET_PREVIOUS: secret });
  expect((await check(rotated)).success).toBe(true);
  expect(await sealed()).not.toBe(before);
  await stopAll();
  const later = await start({ RANKINGS_SECRET: changed });
  expect((await check(later)).success).toBe(true);
  await stopAll();
  const foreign = await start();
  expect(await check(foreign)).toMatchObject({ success: false });
  expect((await setKey(google.keyFile(), foreign)).statusCode).toBe(200);
  expect(await check(foreign)).toMatchObject({ success: true });
});

it('should say that Google revoked the key, and keep the data', async () => {
  await connect();
  await check(app);
  google.disturbances.push(
    { path: 'query', status: 401 },
    { path: 'token', status: 400, body: { error: 'invalid_grant' } },
  );
  expect(await check(app)).toEqual({ success: false, message: expect.stringMatching(/key/) });
  expect(await summary()).toMatchObject({ source: 'search-console', clicks: 1 });
});

it('should not mix the days of two properties', async () => {
  await connect();
  await check(app);
  const other = 'https://other.example/';
  google.sites = [site, other];
  google.days.set('2026-11-16', [{ query, clicks: 7, impressions: 70, position: 9 }]);
  google.days.delete(day);
  expect((await setSite(other)).statusCode).toBe(200);
  await check(app);
  expect(await summary()).toMatchObject({ clicks: 7, dataThrough: '2026-11-16' });
  const days = await admin.query(
    `SELECT day::text AS day FROM rankings.days WHERE source = 'search-console' AND keywords > 0`,
  );
  expect(days).toEqual([{ day: '2026-11-16' }]);
});

it('should leave a connection to the operator where the settings have one, or no secret', async () => {
  const bySettings = await start({
    RANKINGS_SOURCE: 'search-console',
    SEARCH_CONSOLE_SITE: site,
    SEARCH_CONSOLE_KEY: google.keyFile(),
  });
  expect(await state(bySettings)).toMatchObject({ isSetByOperator: true });
  const refused = await setKey(google.keyFile(), bySettings);
  expect([refused.statusCode, messageOf(refused)]).toEqual([
    409,
    expect.stringContaining('settings'),
  ]);
  const unable = await start({ RANKINGS_SECRET: undefined });
  expect(await state(unable)).toMatchObject({ canKeepKey: false });
  expect(messageOf(await setKey(google.keyFile(), unable))).toContain('RANKINGS_SECRET');
});

it('should let two tabs choose at once without a half-made connection', async () => {
  await setKey(google.keyFile());
  const answers = await Promise.all([setSite(site), setKey(google.keyFile()), setSite(site)]);
  for (const { statusCode } of answers) expect([200, 409]).toContain(statusCode);
  const { account: shown } = await state();
  expect(shown).toBe(account);
});
