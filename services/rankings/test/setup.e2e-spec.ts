import { rankingSetupSchema } from '@agency/contracts';
import { type StandInGoogle, startStandInGoogle } from '@agency/testing/stand-ins/google-stand-in';
import { stopApp } from '@agency/testing/start-app';
import { until } from '@agency/testing/until';
import { ask, emptyRankings, googleSettings, startRankings } from './rankings-app.js';

let google: StandInGoogle;
beforeEach(async () => {
  await emptyRankings();
  google = await startStandInGoogle();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await google.stop();
});

async function setUp(settings: object, during?: () => Promise<void>) {
  const app = await startRankings(settings);
  const answer = ask(app, '/setup');
  await during?.();
  const setup = rankingSetupSchema.parse((await answer).json());
  await stopApp(app);
  return setup;
}

it('should say that the figures are a sample, and what to set', async () => {
  const { isSample, settings, test } = await setUp({});
  expect(isSample).toBe(true);
  expect(settings.map(({ name, isSet }) => [name, isSet])).toEqual([
    ['RANKINGS_SOURCE', true],
    ['SEARCH_CONSOLE_SITE', false],
    ['SEARCH_CONSOLE_KEY_FILE', false],
  ]);
  expect(test).toMatchObject({ success: true, message: expect.stringContaining('sample') });
});

it('should tell a connection that works, the account’s address and the newest day', async () => {
  google.days.set('2026-11-17', [{ query: 'a', clicks: 1, impressions: 2, position: 3 }]);
  const { settings, test } = await setUp(googleSettings(google));
  expect(settings.map(({ value }) => value)).toEqual([
    'search-console',
    'sc-domain:agency.example',
    'monitor@agency.iam.gserviceaccount.com',
  ]);
  expect(test).toMatchObject({ success: true, cause: null, dataThrough: '2026-11-17' });
});

it.each([
  ['not-configured', () => ({ SEARCH_CONSOLE_KEY: undefined })],
  ['bad-key', () => ({ SEARCH_CONSOLE_KEY: 'not json' })],
  ['account-not-added', () => ({ SEARCH_CONSOLE_SITE: 'sc-domain:other.example' })],
  ['no-figures', () => ({})],
])('should tell what is missing: %s', async (cause, settings) => {
  const { test } = await setUp({ ...googleSettings(google), ...settings() });
  expect(test).toMatchObject({ success: false, cause, dataThrough: null });
  expect(test.message).toMatch(/\.$/);
});

it('should wait twelve seconds for Google and no longer', async () => {
  const limits: number[] = [];
  const patience = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    limits.push(milliseconds);
    return limits.length === 1 ? patience.signal : new AbortController().signal;
  });
  google.disturbances.push({ path: 'query', hang: true });
  const { test } = await setUp(googleSettings(google), async () => {
    await until(() => google.disturbances.length === 0);
    patience.abort();
  });
  expect(limits[0]).toBe(12_000);
  expect(test).toMatchObject({ success: false, cause: 'network' });
});
