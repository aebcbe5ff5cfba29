import {
  rankingAlertSchema,
  rankingHistorySchema,
  rankingSummarySchema,
  type UploadedPeriodParams,
  uploadedPeriodPath,
  uploadedPeriodSchema,
} from '@agency/contracts';
import { admin } from '@agency/testing/admin-database';
import { stopApp } from '@agency/testing/start-app';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { strToU8, zipSync } from 'fflate';
import * as z from 'zod';
import { ask, setKeywords, startRankings, storedRuns, uploadLines } from './rankings-app.js';

let app: NestFastifyApplication;
beforeAll(async () => {
  app = await startRankings({ RANKINGS_SOURCE: 'csv' });
});
beforeEach(() => setKeywords(['ppc agency', 'seo agency']));

const first = { from: '2026-11-04', to: '2026-11-10' };
const second = { from: '2026-11-11', to: '2026-11-17' };
const month = { from: '2026-10-21', to: '2026-11-17' };

/** A file with one keyword at this position. */
const upload = (period: UploadedPeriodParams, position: number, more = '', on = app) =>
  uploadLines(on, period, [`ppc agency,3,50,${position}`], more);
const remove = (period: UploadedPeriodParams) =>
  ask(app, uploadedPeriodPath(period).replace('/api/rankings', ''), { method: 'DELETE' });
const json = async (path: string) => (await ask(app, path)).json();

const listed = async (query = '') =>
  z.array(uploadedPeriodSchema).parse(await json(`/imports${query}`));
const periods = async () => (await listed()).map(({ from, to }) => ({ from, to }));
const alerts = async () => z.array(rankingAlertSchema).parse(await json('/alerts'));
const summary = async () => rankingSummarySchema.parse(await json('/summary'));
const points = async () =>
  rankingHistorySchema
    .parse(await json('/history?days=90'))
    .points.filter(({ position }) => position !== null);

describe('the list of uploads', () => {
  it('should have runs that name their file', async () => {
    await upload(first, 20, '&fileName=Queries.csv');
    await upload(second, 5, '&fileName=Last%20week.csv');
    await remove(first);
    expect((await storedRuns()).map(({ message }: { message: string }) => message)).toEqual([
      'Removed the upload of Queries.csv, Nov 4 – 10, 2026. Data through Nov 17, 2026.',
      'Imported 1 keyword from Last week.csv, Nov 11 – 17, 2026. Data through Nov 17, 2026.',
      'Imported 1 keyword from Queries.csv, Nov 4 – 10, 2026. Data through Nov 10, 2026.',
    ]);
  });

  it('should name days, queries, file and moment, the last day first', async () => {
    await upload(first, 20, '&fileName=Queries.csv');
    const files = {
      'Queries.csv': strToU8('Top queries,Clicks,Impressions,Position\nppc agency,3,50,5'),
      'Dates.csv': strToU8('Date\n2026-11-11\n2026-11-17\n'),
    };
    const zip = { method: 'POST', headers: { 'content-type': 'application/zip' } } as const;
    await ask(app, '/imports', { ...zip, payload: Buffer.from(zipSync(files)) });
    const uploadedAt = '2026-11-20T17:00:00.000Z';
    expect(await listed()).toEqual([
      { ...second, queries: 1, fileName: null, uploadedAt },
      { ...first, queries: 1, fileName: 'Queries.csv', uploadedAt },
    ]);
    expect(await listed('?limit=1&offset=1')).toMatchObject([first]);
  });

  it('should name a file as it is stored: clean, on one line and cut', async () => {
    const name = encodeURIComponent(`a\u0000\n${'\u{1f30a}'.repeat(300)}.csv`);
    expect((await upload(first, 20, `&fileName=${name}`)).statusCode).toBe(200);
    expect(await listed()).toMatchObject([{ fileName: `a ${'\u{1f30a}'.repeat(253)}` }]);
  });

  it('should have several that end on the same day, the longest first', async () => {
    await upload(second, 9, '&fileName=Week.csv');
    await upload(month, 9, '&fileName=Month.csv');
    const names = async () => (await listed()).map(({ fileName }) => fileName);
    expect(await names()).toEqual(['Month.csv', 'Week.csv']);
    await remove(month);
    expect(await names()).toEqual(['Week.csv']);
  });
});

describe('an uploaded period that is removed', () => {
  it('should be gone from the figures, the chart and the alerts', async () => {
    await upload(first, 20);
    await upload(second, 8);
    expect(await alerts()).toHaveLength(1);
    expect(await summary()).toMatchObject({ isCompared: true, unreadAlerts: 1 });
    expect((await remove(second)).statusCode).toBe(204);
    expect(await periods()).toEqual([first]);
    expect(await alerts()).toEqual([]);
    expect(await summary()).toMatchObject({
      averagePosition: '20.0',
      dataThrough: first.to,
      period: first,
      isCompared: false,
      unreadAlerts: 0,
    });
    expect(await points()).toMatchObject([{ day: first.to, position: 20 }]);
    const [run] = await storedRuns();
    expect(run).toMatchObject({
      trigger: 'upload',
      status: 'succeeded',
      message: 'Removed the upload of Nov 11 – 17, 2026. Data through Nov 10, 2026.',
    });
  });

  it('should leave the alerts of what is shown if that was not compared with it, read ones read', async () => {
    const zeroth = { from: '2026-10-28', to: '2026-11-03' };
    await upload(zeroth, 30);
    await upload(first, 20);
    await upload(second, 8);
    await ask(app, '/alerts/read-all', { method: 'POST' });
    await remove(zeroth);
    expect(await alerts()).toMatchObject([
      { windowEnd: second.to, previousPosition: 20, currentPosition: 8, isRead: true },
    ]);
  });

  it('should have what is left compared again', async () => {
    await upload(first, 20);
    await upload(second, 8);
    const eightDays = { from: '2026-11-12', to: '2026-11-19' };
    await upload(eightDays, 15);
    expect(await alerts()).toMatchObject([{ previousPosition: 20, currentPosition: 15 }]);
    await remove(eightDays);
    expect(await alerts()).toMatchObject([{ previousPosition: 20, currentPosition: 8 }]);
    expect(await summary()).toMatchObject({ averagePosition: '8.0', unreadAlerts: 1 });
  });

  it('should leave the page as before the first upload when it was the only one', async () => {
    const untouched = await summary();
    await upload(first, 20);
    await remove(first);
    expect(await summary()).toEqual(untouched);
    expect(await periods()).toEqual([]);
    expect((await json('/history')).points).toEqual([]);
    const [run] = await storedRuns();
    expect(run?.message).toBe('Removed the upload of Nov 4 – 10, 2026. No uploads are left.');
    const [{ rows }] = await admin.query('SELECT count(*)::int AS rows FROM rankings.figures');
    expect(rows).toBe(0);
    expect((await upload(second, 8)).statusCode).toBe(200);
  });

  it('should stay removed when it is removed again, and log that once', async () => {
    await upload(first, 20);
    const answers = [await remove(first), await remove(first), await remove(second)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
    expect(await storedRuns()).toHaveLength(2);
  });

  it('should be one with exactly these days', async () => {
    await upload(first, 20);
    await remove({ ...first, from: '2026-11-05' });
    expect(await periods()).toEqual([first]);
    const answer = await ask(app, '/imports/2026-02-30/2026-03-01', { method: 'DELETE' });
    expect(answer.statusCode).toBe(400);
  });

  it('should not be touched while a check is running', async () => {
    await upload(first, 20);
    const answer = await admin.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock(5018301)');
      return remove(first);
    });
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      expect.stringContaining('A check is running'),
    ]);
    expect(await periods()).toEqual([first]);
  });
});

it('should take the place of sample data until the last of them is removed', async () => {
  const other = await startRankings();
  const source = async () => (await ask(other, '/summary')).json().source;
  expect(await source()).toBe('sample');
  await upload(first, 20, '', other);
  expect(await source()).toBe('csv');
  expect(await periods()).toEqual([first]);
  await remove(first);
  expect(await source()).toBe('sample');
  await stopApp(other);
});

it('should list and remove nothing while rankings come from Search Console', async () => {
  await upload(first, 20);
  const other = await startRankings({ RANKINGS_SOURCE: 'search-console' });
  expect((await ask(other, '/imports')).json()).toEqual([]);
  const answer = await ask(other, `/imports/${first.from}/${first.to}`, { method: 'DELETE' });
  expect([answer.statusCode, answer.json().message]).toEqual([
    409,
    expect.stringContaining('once it’s disconnected'),
  ]);
  await stopApp(other);
  expect(await periods()).toEqual([first]);
});
