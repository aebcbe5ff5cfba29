import {
  type TrackedKeyword,
  trackedKeywordSchema,
  type UploadedPeriodParams,
  uploadedPeriodPath,
} from '@agency/contracts';
import { admin } from '@agency/testing/admin-database';
import { stopApp } from '@agency/testing/start-app';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import * as z from 'zod';
import { ask, check, setKeywords, startRankings, uploadLines } from './rankings-app.js';

const list = async (app: NestFastifyApplication, query = '') =>
  z.array(trackedKeywordSchema).parse((await ask(app, `/keywords?${query}`)).json());

describe('the best position of uploads', () => {
  let app: NestFastifyApplication;
  beforeAll(async () => {
    app = await startRankings({ RANKINGS_SOURCE: 'csv' });
  });
  // Its worker would take the checks of the other app.
  afterAll(() => stopApp(app));
  beforeEach(() => setKeywords(['ppc agency', 'seo agency', 'never seen']));

  const upload = (period: UploadedPeriodParams, ppc: number, seo: number) =>
    uploadLines(app, period, [`ppc agency,3,50,${ppc}`, `seo agency,1,9,${seo}`], '&confirm=yes');
  const remove = (period: UploadedPeriodParams) =>
    ask(app, uploadedPeriodPath(period).replace('/api/rankings', ''), { method: 'DELETE' });
  const best = async (query?: string) =>
    (await list(app, query)).map((row): [string, TrackedKeyword['best']] => [
      row.keyword,
      row.best,
    ]);

  const month = { from: '2026-10-21', to: '2026-11-17' };
  const week = { from: '2026-11-11', to: '2026-11-17' };
  const ofMonth = (position: number) => ({ position, day: month.to, coversDays: 28 });

  it('should be the best of all periods, and sort the list', async () => {
    await upload(month, 4.26, 2);
    await upload(week, 3, 7);
    expect(await best('sort=best')).toEqual([
      ['seo agency', ofMonth(2)],
      ['ppc agency', { position: 3, day: week.to, coversDays: 7 }],
      ['never seen', null],
    ]);
  });

  it('should go with the upload that had it, and with a file that replaces it', async () => {
    await upload(month, 4.26, 2);
    await upload(week, 3, 7);
    await remove(week);
    expect(await best('sort=best')).toMatchObject([
      ['seo agency', ofMonth(2)],
      ['ppc agency', ofMonth(4.3)],
      ['never seen', null],
    ]);
    await upload(month, 8, 9);
    expect(await best('search=agency&sort=best')).toEqual([
      ['ppc agency', ofMonth(8)],
      ['seo agency', ofMonth(9)],
    ]);
    await remove(month);
    expect(await best('search=ppc')).toEqual([['ppc agency', null]]);
  });
});

it('should be found again by each check, and be the first day that reached it', async () => {
  const app = await startRankings();
  await setKeywords(['google ads wilmington']);
  await check(app);
  const [expected] = await admin.query(
    `SELECT round(position::numeric, 1)::float8 AS position, day::text, covers_days AS "coversDays"
     FROM rankings.figures WHERE impressions > 0 ORDER BY 1, 2 LIMIT 1`,
  );
  expect((await list(app))[0]?.best).toEqual(expected);
  await admin.query('UPDATE rankings.best_positions SET position = 0.1');
  await check(app);
  expect((await list(app))[0]?.best).toEqual(expected);
});
