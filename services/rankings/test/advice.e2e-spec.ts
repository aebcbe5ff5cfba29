import { adviceNotNowDays, apiPaths, rankingAdviceListSchema } from '@agency/contracts';
import { admin } from '@agency/testing/admin-database';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ask, friday, idOf, setKeywords, setTime, startRankings } from './rankings-app.js';

const through = '2026-11-17';
let app: NestFastifyApplication;
beforeAll(async () => {
  app = await startRankings();
});

interface Day {
  clicks: number;
  impressions: number;
  position: number;
}

/** Stores these figures for each day that is from `ago.from` to `ago.to` days before the last one. */
async function store(keyword: string, day: Day, ago: { from: number; to: number }): Promise<void> {
  const { clicks, impressions, position } = day;
  await admin.query(
    `WITH stored AS (
       SELECT $1::date - ago AS day FROM generate_series($2::integer, $3::integer) ago
     ), known AS (
       INSERT INTO rankings.days (source, day, run_id, keywords, clicks, impressions, position_sum)
       SELECT 'sample', day, 0, 1, 0, 0, 0 FROM stored ON CONFLICT DO NOTHING
     )
     INSERT INTO rankings.figures (source, day, keyword_id, clicks, impressions, position)
     SELECT 'sample', day, $4, $5, $6, $7 FROM stored`,
    [through, ago.from, ago.to, await idOf(keyword), clicks, impressions, position],
  );
}

async function publish(): Promise<void> {
  await admin.query(
    `UPDATE rankings.data_sets SET data_through = $1, revision = revision + 1 WHERE source = 'sample'`,
    [through],
  );
}

const list = async (on = app) =>
  rankingAdviceListSchema.parse(
    (await ask(on, apiPaths.rankingsAdvice.replace('/api/rankings', ''))).json(),
  );
const hide = (keywordId: number, isHidden = true) =>
  ask(app, '/advice/not-now', {
    method: 'PUT',
    payload: { kind: 'nearly-on-page-one', keywordId, isHidden },
  });

const now = { from: 0, to: 27 };
const before = { from: 28, to: 55 };

beforeEach(async () => {
  setTime(app, friday);
  await setKeywords(['boat repair', 'harbor cruise', 'surf lessons']);
});

it('should be nothing without data, and what one window tells before there is another', async () => {
  expect(await list()).toEqual({ advice: [], period: null, isCompared: false });
  await store('boat repair', { clicks: 0, impressions: 20, position: 11 }, now);
  await publish();
  expect(await list()).toMatchObject({
    advice: [{ kind: 'nearly-on-page-one', keyword: 'boat repair', previous: null }],
    period: { from: '2026-10-21', to: through },
    isCompared: false,
  });
});

it('should compare 28 days with the 28 before, weighted by impressions', async () => {
  await store('boat repair', { clicks: 0, impressions: 10, position: 11 }, { from: 0, to: 13 });
  await store('boat repair', { clicks: 0, impressions: 30, position: 13 }, { from: 14, to: 27 });
  await store('boat repair', { clicks: 0, impressions: 20, position: 12 }, before);
  // Too old for either window.
  await store('boat repair', { clicks: 9, impressions: 999, position: 90 }, { from: 56, to: 60 });
  await store('harbor cruise', { clicks: 4, impressions: 40, position: 4 }, before);
  await store('harbor cruise', { clicks: 1, impressions: 39, position: 4.1 }, now);
  await publish();
  const { advice, isCompared } = await list();
  expect(isCompared).toBe(true);
  expect(advice).toMatchObject([
    {
      kind: 'losing-clicks',
      keyword: 'harbor cruise',
      cause: 'click-rate',
      previous: { clicks: 112 },
      current: { clicks: 28 },
    },
    {
      kind: 'nearly-on-page-one',
      keyword: 'boat repair',
      landingPage: '/services',
      current: { impressions: 560, position: 12.5 },
      previous: { impressions: 560, position: 12 },
    },
  ]);
});

it('should leave paused keywords out', async () => {
  const seen = { clicks: 0, impressions: 20, position: 11 };
  for (const keyword of ['boat repair', 'surf lessons']) {
    await store(keyword, seen, now);
    await store(keyword, seen, before);
  }
  await admin.query(`UPDATE rankings.keywords SET state = 'paused' WHERE keyword = 'boat repair'`);
  await publish();
  expect((await list()).advice).toMatchObject([{ keyword: 'surf lessons' }]);
  // What the owner changes counts at once.
  const surf = `/keywords/${await idOf('surf lessons')}`;
  await ask(app, surf, { method: 'PATCH', payload: { landingPage: '/surf' } });
  expect((await list()).advice).toMatchObject([{ landingPage: '/surf' }]);
  await ask(app, surf, { method: 'PATCH', payload: { isPaused: true } });
  expect((await list()).advice).toEqual([]);
});

it('should not come back before ninety days after “Not now”, on every replica, unless taken back', async () => {
  const seen = { clicks: 0, impressions: 20, position: 11 };
  await store('boat repair', seen, now);
  await store('boat repair', seen, before);
  await publish();
  const other = await startRankings();
  const keywordId = await idOf('boat repair');
  expect((await list(other)).advice).toHaveLength(1);
  expect((await hide(keywordId)).statusCode).toBe(204);
  expect((await hide(keywordId)).statusCode).toBe(204);
  expect([(await list()).advice, (await list(other)).advice]).toEqual([[], []]);
  await hide(keywordId, false);
  expect((await list(other)).advice).toHaveLength(1);
  await hide(keywordId);
  setTime(app, new Date(friday.getTime() + (adviceNotNowDays * 24 + 1) * 3_600_000));
  expect((await list()).advice).toHaveLength(1);
  expect((await hide(2 ** 31 - 1)).statusCode).toBe(404);
  expect((await hide(2 ** 40)).statusCode).toBe(400);
});
