import {
  type HistoryPoint,
  type ImportReport,
  importReportSchema,
  type OtherQuery,
  otherQuerySchema,
  rankingAdviceListSchema,
  rankingHistorySchema,
  rankingSummarySchema,
} from '@agency/contracts';
import { admin } from '@agency/testing/admin-database';
import { stopApp } from '@agency/testing/start-app';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { strToU8, zipSync } from 'fflate';
import * as z from 'zod';
import { ask, check, setKeywords, startRankings, storedRuns } from './rankings-app.js';

let app: NestFastifyApplication;
beforeAll(async () => {
  app = await startRankings({ RANKINGS_SOURCE: 'csv' });
});
beforeEach(() => setKeywords(['google ads wilmington', 'ppc agency', 'no, "quoted"']));

const header = 'Top queries,Clicks,Impressions,CTR,Position';
const good = [
  header,
  'Google Ads  Wilmington,12,"1,200",1%,4.25',
  'ppc agency,0,8,0%,31',
  '"no, ""quoted""",1,2,50%,1',
  'someone else,5,9,55.6%,2',
].join('\n');
const week = 'from=2026-11-11&to=2026-11-17';

const upload = (file: string | Uint8Array, query = week, type = 'text/csv') =>
  ask(app, `/imports?${query}`, {
    method: 'POST',
    payload: Buffer.from(file),
    headers: { 'content-type': type },
  });
const report = async (...call: Parameters<typeof upload>): Promise<ImportReport> =>
  importReportSchema.parse((await upload(...call)).json());
const countFigures = async (): Promise<number> =>
  (await admin.query('SELECT count(*)::int AS rows FROM rankings.figures'))[0].rows;
const summary = async () => rankingSummarySchema.parse((await ask(app, '/summary')).json());

it('should import the Queries file and show its figures', async () => {
  expect(await report(`\uFEFF${good}`)).toEqual({
    status: 'imported',
    message: 'Imported 3 keywords, Nov 11 – 17, 2026. Data through Nov 17, 2026.',
    period: { from: '2026-11-11', to: '2026-11-17' },
    matched: 3,
    untracked: 1,
    badLineCount: 0,
    badLines: [],
    isReplacement: false,
    listed: 1,
  });
  // (4.25 × 1,200 + 31 × 8 + 1 × 2) / 1,210
  expect(await summary()).toMatchObject({
    source: 'csv',
    isSample: false,
    totalKeywords: 3,
    averagePosition: '4.4',
    clicks: 13,
    impressions: 1_210,
    dataThrough: '2026-11-17',
  });
  expect(await storedRuns()).toMatchObject([{ trigger: 'upload', status: 'succeeded' }]);
  expect(await countFigures()).toBe(3);
});

describe('queries that are not on the list', () => {
  const others = async (): Promise<OtherQuery[]> =>
    z.array(otherQuerySchema).parse((await ask(app, '/other-queries')).json());
  const file = (other: string) => `${header}\nppc agency,0,8,0%,31\n${other},5,9,55.6%,2.34`;
  const earlier = 'from=2026-11-04&to=2026-11-10';

  it('should be those of the upload that reaches farthest', async () => {
    expect(await report(file('newer'))).toMatchObject({ untracked: 1, listed: 1 });
    expect(await report(file('older'), earlier)).toMatchObject({ untracked: 1, listed: 0 });
    expect(await others()).toEqual([
      {
        query: 'newer',
        clicks: 5,
        impressions: 9,
        position: 2.3,
        from: '2026-11-11',
        to: '2026-11-17',
      },
    ]);
    await ask(app, '/imports/2026-11-11/2026-11-17', { method: 'DELETE' });
    expect(await others()).toEqual([]);
  });

  it('should not be stored before the upload is confirmed', async () => {
    const doubtful = await report(`${file('newer')}\nbad,line`);
    expect(doubtful).toMatchObject({ status: 'needs-confirmation' });
    expect(doubtful.listed).toBeUndefined();
    expect(await others()).toEqual([]);
  });
});

it('should know a keyword whose letters and marks stand apart in the file', async () => {
  await setKeywords(['café wilmington']);
  const file = `${header}\n${'café wilmington'.normalize('NFD')},1,2,50%,3\n`;
  expect(await report(file)).toMatchObject({ status: 'imported', matched: 1 });
});

it('should take the days that the owner enters, and not look at those of the zip', async () => {
  const zip = zipSync({ 'Queries.csv': strToU8(good), 'Dates.csv': strToU8('0000-00-00\n') });
  expect(await report(zip, week, 'application/zip')).toMatchObject({
    status: 'imported',
    period: { from: '2026-11-11', to: '2026-11-17' },
  });
});

it('should count a query that is far too long as a bad line', async () => {
  const long = `${good}\n${'x'.repeat(3_000)},1,2,50%,3\n`;
  expect(await report(long)).toMatchObject({
    badLineCount: 1,
    badLines: [{ line: 6, reason: 'The query is empty or too long.' }],
  });
});

it('should alert on two months, and compare neither with a week', async () => {
  const month = `${header}\nppc agency,1,50,2%,20`;
  await report(month, 'from=2026-09-23&to=2026-10-20');
  await report(`${header}\nppc agency,1,50,2%,8`, 'from=2026-10-21&to=2026-11-16');
  expect((await ask(app, '/alerts')).json()).toMatchObject([
    { alertType: 'gain', previousPosition: 20, currentPosition: 8, windowEnd: '2026-11-16' },
  ]);
  await report(`${header}\nppc agency,1,50,2%,3`);
  expect((await ask(app, '/alerts')).json()).toEqual([]);
  expect(await summary()).toMatchObject({ averagePosition: '3.0', isCompared: false });
});

it('should advise from one upload, and on what moved once there is another to compare', async () => {
  const advice = async () => rankingAdviceListSchema.parse((await ask(app, '/advice')).json());
  const period = { from: '2026-10-21', to: '2026-11-17' };
  const rows = ['ppc agency,0,315,0%,4.2', 'google ads wilmington,20,200,10%,9'];
  await report([header, ...rows].join('\n'), 'from=2026-10-21&to=2026-11-17');
  expect(await advice()).toMatchObject({
    advice: [{ kind: 'seldom-clicked', keyword: 'ppc agency', previous: null }],
    period,
    isCompared: false,
  });
  const before = ['ppc agency,0,315,0%,4.2', 'google ads wilmington,80,200,40%,4'];
  await report([header, ...before].join('\n'), 'from=2026-09-23&to=2026-10-20');
  expect(await advice()).toMatchObject({
    advice: [
      { kind: 'losing-clicks', keyword: 'google ads wilmington' },
      { kind: 'seldom-clicked' },
    ],
    period,
    isCompared: true,
  });
});

it.each([
  ['Impressions', good.replace('Impressions', 'Views')],
  ['Top queries', good.replace('Top queries', 'Top pages')],
  ['Clicks', 'Top queries,Last 28 days Clicks,Impressions,Position\n'],
])('should refuse a file of another shape and name the column: %s', async (column, file) => {
  const answer = await upload(file);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().message).toContain(`“${column}”`);
  expect(await countFigures()).toBe(0);
});

it.each([
  ['an empty file', '', 'text/csv'],
  ['a broken zip', 'PK\u0003\u0004 and no more', 'application/zip'],
  ['a zip without queries', zipSync({ 'Pages.csv': strToU8('a') }), 'application/zip'],
  ['a file without keywords on the list', `${header}\nsomebody else,5,9,55%,2`, 'text/csv'],
])('should refuse %s', async (_, file, type) => {
  const answer = await upload(file, week, type);
  expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, 'file']);
});

it.each([
  ['', 'from'],
  ['from=2026-11-17&to=2026-11-11', 'to'],
  ['from=2026-11-17&to=2026-11-30', 'to'],
  ['from=2024-11-17&to=2026-11-17', 'from'],
])('should want days that can be: %s', async (query, path) => {
  const answer = await upload(good, query);
  expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, path]);
});

it('should list bad lines and store nothing of the good ones before they are confirmed', async () => {
  const lines = ['ppc agency,1,2', ',1,2,50%,3', 'more clicks,3,2,1%,3', 'ppc agency,x,8,0%,1'];
  const broken = `${good}\n${lines.join('\n')}\nppc agency,1,2,50%,3\n`;
  const doubtful = await report(broken);
  expect(doubtful).toMatchObject({
    status: 'needs-confirmation',
    message: '5 lines can’t be read; 4 can. Nothing is stored until you confirm.',
    matched: 3,
    badLineCount: 5,
  });
  expect(doubtful.badLines.map(({ line }) => line)).toEqual([6, 7, 8, 9, 10]);
  expect(await countFigures()).toBe(0);
  expect(await report(broken, `${week}&confirm=yes`)).toMatchObject({ status: 'imported' });
  expect(await countFigures()).toBe(3);
});

it('should list no more than 50 bad lines and count them all', async () => {
  const many = `${good}\n${'a,b,c,d,e\n'.repeat(80)}`;
  const { badLineCount, badLines } = await report(many);
  expect([badLineCount, badLines.length]).toEqual([80, 50]);
});

const line = (impressions: number, position = 5) =>
  `${header}\nppc agency,3,${impressions},10%,${position}`;

it('should replace an upload of the same days, only after confirmation', async () => {
  await report(good);
  expect(await report(line(30))).toMatchObject({
    status: 'needs-confirmation',
    isReplacement: true,
    message:
      'The file replaces an earlier upload of the same days. Nothing is stored until you confirm.',
  });
  expect(await summary()).toMatchObject({ impressions: 1_210 });
  expect(await report(line(30), `${week}&confirm=yes`)).toMatchObject({ status: 'imported' });
  expect(await summary()).toMatchObject({ impressions: 30, dataThrough: '2026-11-17' });
  expect(await countFigures()).toBe(1);
});

describe('uploads that overlap', () => {
  const quarter = { from: '2026-08-20', to: '2026-11-19' };
  const month = { from: '2026-10-22', to: '2026-11-18' };
  const days = ({ from, to }: typeof month) => `from=${from}&to=${to}`;
  const pointsOf = async (path: string) =>
    rankingHistorySchema.parse((await ask(app, `${path}/history?days=90`)).json()).points;
  const shown = (points: HistoryPoint[]) =>
    points
      .filter(({ position }) => position !== null)
      .map(({ day, coversDays, position }) => [day, coversDays, position]);

  it('should stay side by side: the page shows the newest, and the chart each on its last day', async () => {
    await report(line(900, 8), days(quarter));
    expect(await report(line(300, 6), days(month))).toMatchObject({
      status: 'imported',
      message: 'Imported 1 keyword, Oct 22 – Nov 18, 2026. Data through Nov 19, 2026.',
      isReplacement: false,
    });
    expect(await summary()).toMatchObject({
      impressions: 900,
      averagePosition: '8.0',
      dataThrough: '2026-11-19',
      period: quarter,
    });
    const [{ id }] = (await ask(app, '/keywords?search=ppc')).json();
    for (const path of ['', `/keywords/${id}`]) {
      expect(shown(await pointsOf(path))).toEqual([
        ['2026-11-18', 28, 6],
        ['2026-11-19', 92, 8],
      ]);
    }
  });
});

it('should say which days an upload covers, and that a check failed only until the next upload', async () => {
  await check(app);
  const state = async () => (await ask(app, '/check')).json();
  expect((await state()).last).toMatchObject({ status: 'failed' });
  await report(good, 'from=2026-10-21&to=2026-11-17');
  expect((await state()).last).toMatchObject({
    status: 'succeeded',
    message: expect.stringMatching(/^Imported/),
  });
  expect(await summary()).toMatchObject({ period: { from: '2026-10-21', to: '2026-11-17' } });
  await check(app);
  expect(await summary()).toMatchObject({ period: { from: '2026-10-21', to: '2026-11-17' } });
});

it('should refuse a file that is too large, and one that unpacks too large', async () => {
  const answer = await upload('x'.repeat(2 * 1024 * 1024 + 1));
  expect(answer.statusCode).toBe(413);
  const bomb = zipSync({ 'Queries.csv': new Uint8Array(11 * 1024 * 1024) });
  expect((await upload(bomb, week, 'application/zip')).statusCode).toBe(400);
});

it('should tell on a check what to upload, and what there is', async () => {
  expect(await check(app)).toMatchObject({
    success: false,
    message: expect.stringContaining('No export has been uploaded yet'),
  });
  await report(good);
  expect(await check(app)).toEqual({
    success: true,
    message:
      'Checked 3 keywords. Data through Nov 17, 2026. Rankings come from the exports you upload.',
  });
});

it('should take no uploads while rankings come from Search Console', async () => {
  const other = await startRankings({ RANKINGS_SOURCE: 'search-console' });
  const answer = await ask(other, `/imports?${week}`, {
    method: 'POST',
    payload: Buffer.from(good),
    headers: { 'content-type': 'text/csv' },
  });
  expect([answer.statusCode, answer.json().message]).toEqual([
    409,
    expect.stringContaining('once it’s disconnected'),
  ]);
  await stopApp(other);
});
