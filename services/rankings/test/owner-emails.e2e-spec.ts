import {
  apiPaths,
  rankingReportSchema,
  rankingWeekResponseSchema,
  settingPath,
  settings,
  severeAlertsSchema,
} from '@agency/contracts';
import { admin } from '@agency/testing/admin-database';
import { stopApp } from '@agency/testing/start-app';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { RaiseAlertsService } from '../src/alerts/raise-alerts.service.js';
import { WeekReportService } from '../src/alerts/week-report.service.js';
import { ask, setKeywords, setTime, startRankings, uploadLines } from './rankings-app.js';

let app: NestFastifyApplication;
let replica: NestFastifyApplication;
beforeAll(async () => {
  app = await startRankings({ RANKINGS_SOURCE: 'csv' });
  replica = await startRankings({ RANKINGS_SOURCE: 'csv' });
});
afterAll(() => stopApp(replica));

/** The answer to a path of the contract. */
const call = (path: string, options: Parameters<typeof ask>[2] = {}, on = app) =>
  ask(on, path.replace(apiPaths.rankings, ''), options);
const emailsPath = settingPath(settings.rankingEmails);
const choose = (change: object = {}) =>
  call(emailsPath, {
    method: 'PATCH',
    payload: { isWeekOn: true, weekday: 1, isAlertOn: true, ...change },
  });
const at = (instant: string) => {
  for (const one of [app, replica]) setTime(one, new Date(instant));
};

type Figures = Record<string, { clicks?: number; impressions?: number; position: number }>;

/** Uploads the figures of seven days. */
async function upload(last: string, figures: Figures): Promise<void> {
  const from = new Date(Date.parse(`${last}T00:00:00Z`) - 6 * 86_400_000)
    .toISOString()
    .slice(0, 10);
  const lines = Object.entries(figures).map(
    ([keyword, { clicks = 1, impressions = 100, position }]) =>
      `${keyword},${clicks},${impressions},${position}`,
  );
  const { statusCode, body } = await uploadLines(app, { from, to: last }, lines, '&confirm=yes');
  expect([statusCode, body]).toEqual([200, expect.any(String)]);
}

const waiting = (name: string) =>
  admin.query<{ payload: Record<string, number> }[]>(
    'SELECT payload FROM rankings.outbox WHERE name = $1 ORDER BY id',
    [name],
  );
const told = async () =>
  severeAlertsSchema.parse((await admin.query('SELECT told FROM rankings.severe_alerts'))[0].told);
const reports = async () =>
  (await admin.query('SELECT report FROM rankings.report_facts ORDER BY id')).map(
    ({ report }: { report: unknown }) => rankingReportSchema.parse(report),
  );

const before = '2026-11-11';
const last = '2026-11-18';

/** One keyword gains enough, one leaves the top 10, one crosses into it, and one stays. */
async function uploadTwoWeeks(): Promise<void> {
  await upload(before, {
    'boat repair': { position: 20 },
    'harbor cruise': { position: 6 },
    'surf lessons': { position: 10.4 },
    'kayak rental': { position: 30 },
  });
  await upload(last, {
    'boat repair': { position: 15, clicks: 4 },
    'harbor cruise': { position: 12, impressions: 200 },
    'surf lessons': { position: 9.9 },
    'kayak rental': { position: 30.5 },
  });
}

beforeEach(async () => {
  at('2026-11-20T17:00:00Z');
  await setKeywords(['boat repair', 'harbor cruise', 'surf lessons', 'kayak rental']);
});

describe('what moved', () => {
  it('should be nothing without data', async () => {
    const answer = (await call(apiPaths.rankingsWeek)).json();
    expect(rankingWeekResponseSchema.parse(answer)).toEqual({ week: null });
  });

  it('should be by the alert rules, with sums weighted by impressions', async () => {
    await uploadTwoWeeks();
    const { week } = rankingWeekResponseSchema.parse((await call(apiPaths.rankingsWeek)).json());
    const names = (part: { biggest: { keyword: string }[] } | undefined) =>
      part?.biggest.map(({ keyword }) => keyword);
    expect(week).toMatchObject({
      source: 'csv',
      period: { from: '2026-11-12', to: last },
      now: { clicks: 7, impressions: 500, position: 15.9 },
      before: { clicks: 4, impressions: 400, position: 16.6 },
      gained: { count: 2 },
      lost: { count: 1, biggest: [{ keyword: 'harbor cruise', from: 6, to: 12 }] },
    });
    expect(names(week?.gained)).toEqual(['boat repair', 'surf lessons']);
    expect(names(week?.entered)).toEqual(['surf lessons']);
    expect(names(week?.left)).toEqual(['harbor cruise']);
  });

  it('should not compare an upload of four weeks', async () => {
    const lines = 'Top queries,Clicks,Impressions,CTR,Position\nboat repair,1,100,1%,5';
    await call(`${apiPaths.rankingsImports}?from=2026-10-22&to=${last}`, {
      method: 'POST',
      headers: { 'content-type': 'text/csv' },
      payload: lines,
    });
    const { week } = (await call(apiPaths.rankingsWeek)).json();
    expect(week).toMatchObject({ before: null, gained: { count: 0 }, now: { position: 5 } });
  });
});

describe('the choice', () => {
  it('should be open at first, and the same on every replica once it is made', async () => {
    const open = { isWeekOn: null, weekday: 1, isAlertOn: false };
    expect((await call(emailsPath)).json()).toEqual(open);
    await choose({ weekday: 3 });
    const chosen = { isWeekOn: true, weekday: 3, isAlertOn: true };
    expect((await call(emailsPath, {}, replica)).json()).toEqual(chosen);
  });

  it('should refuse a day that no week has', async () => {
    expect((await choose({ weekday: 7 })).statusCode).toBe(400);
  });
});

describe('the email about a week', () => {
  const sendDue = (on = app) => on.get(WeekReportService).sendDue();

  it('should be written on the chosen morning, once by all replicas', async () => {
    await uploadTwoWeeks();
    await choose();
    at('2026-11-23T11:59:00Z');
    expect(await sendDue()).toBe(0);
    at('2026-11-23T12:00:00Z');
    const sent = await Promise.all([sendDue(), sendDue(replica)]);
    expect(sent.toSorted()).toEqual([0, 1]);
    expect(await sendDue()).toBe(0);
    expect(await waiting('ranking-week')).toHaveLength(1);
    const advice = [{ keyword: 'harbor cruise' }, { keyword: 'boat repair' }];
    expect(await reports()).toMatchObject([{ source: 'csv', period: { to: last }, advice }]);
  });

  it('should be written late after an outage, but not for a day before the choice', async () => {
    await uploadTwoWeeks();
    at('2026-11-24T17:00:00Z');
    await choose();
    expect(await sendDue()).toBe(0);
    at('2026-12-02T17:00:00Z');
    expect(await sendDue()).toBe(1);
  });

  it('should be left out without new data, which then waits for the next week', async () => {
    await uploadTwoWeeks();
    await choose();
    at('2026-11-23T12:00:00Z');
    expect(await sendDue()).toBe(1);
    at('2026-11-30T12:00:00Z');
    expect(await sendDue()).toBe(0);
    await upload('2026-11-25', { 'boat repair': { position: 15 } });
    expect(await sendDue()).toBe(0);
    at('2026-12-07T12:00:00Z');
    expect(await sendDue()).toBe(1);
    expect(await waiting('ranking-week')).toHaveLength(2);
  });

  it('should not come twice within days because another day was chosen', async () => {
    await uploadTwoWeeks();
    await choose();
    at('2026-11-23T12:00:00Z');
    expect(await sendDue()).toBe(1);
    await choose({ weekday: 2 });
    await upload('2026-11-19', { 'boat repair': { position: 15 } });
    at('2026-11-24T12:00:00Z');
    expect(await sendDue()).toBe(0);
    at('2026-12-01T12:00:00Z');
    expect(await sendDue()).toBe(1);
  });

  it('should not be written once it is off, nor about sample data', async () => {
    await uploadTwoWeeks();
    await choose({ isWeekOn: false });
    at('2026-11-23T12:00:00Z');
    expect(await sendDue()).toBe(0);
    // Uploads would take the place of sample data.
    await admin.query('DELETE FROM rankings.days');
    const sample = await startRankings();
    await admin.query(
      `UPDATE rankings.data_sets
       SET data_through = '2026-11-18', period_from = '2026-11-12', period_to = '2026-11-18'
       WHERE source = 'sample'`,
    );
    await choose();
    setTime(sample, new Date('2026-11-30T12:00:00Z'));
    expect((await call(apiPaths.rankingsWeek, {}, sample)).json().week.source).toBe('sample');
    expect(await sendDue(sample)).toBe(0);
    expect(await waiting('ranking-week')).toEqual([]);
    const period = { from: '2026-11-12', to: last };
    await admin.query(
      `INSERT INTO rankings.keyword_windows (source, keyword_id, impressions, position, previous_impressions, previous_position)
       SELECT 'sample', id, 100, 40, 100, 4 FROM rankings.keywords`,
    );
    const raised = { source: 'sample', period, now: new Date(), isQuiet: false } as const;
    const moves = await sample
      .get(RaiseAlertsService)
      .raise(sample.get(DataSource).manager, raised);
    expect(moves).toBeGreaterThan(0);
    expect(await waiting('ranking-alerts')).toEqual([]);
    await stopApp(sample);
  });
});

describe('the email about alerts of high severity', () => {
  it('should be one for a window, with the rules that raised them', async () => {
    await choose();
    await uploadTwoWeeks();
    expect(await waiting('ranking-alerts')).toHaveLength(1);
    expect(await told()).toMatchObject({
      source: 'csv',
      period: { from: '2026-11-12', to: last },
      rules: { highChange: 10, leavingTop10IsHigh: true },
      alerts: [{ keyword: 'harbor cruise', alertType: 'drop', from: 6, to: 12 }],
    });
    // The same window again, with another strong move.
    await upload(last, { 'boat repair': { position: 45 }, 'harbor cruise': { position: 12 } });
    expect(await waiting('ranking-alerts')).toHaveLength(1);
  });

  it('should leave out what was taken back, and keywords that are off the list', async () => {
    await choose();
    await uploadTwoWeeks();
    await admin.query(
      `UPDATE rankings.keywords SET state = 'removed' WHERE keyword = 'harbor cruise'`,
    );
    expect((await told()).alerts).toEqual([]);
    await admin.query(`UPDATE rankings.keywords SET state = 'active'`);
    expect((await told()).alerts).toHaveLength(1);
    const days = `${apiPaths.rankingsImports}/2026-11-12/${last}`;
    expect((await call(days, { method: 'DELETE' })).statusCode).toBe(204);
    expect((await told()).alerts).toEqual([]);
  });

  it('should not be written unless it is on, or for moves that are not severe', async () => {
    await uploadTwoWeeks();
    expect(await waiting('ranking-alerts')).toEqual([]);
    await choose({ isAlertOn: false });
    await upload('2026-11-19', { 'harbor cruise': { position: 40 } });
    expect(await waiting('ranking-alerts')).toEqual([]);
    await choose();
    await upload('2026-11-05', { 'boat repair': { position: 20 } });
    expect(await waiting('ranking-alerts')).toEqual([]);
  });
});
