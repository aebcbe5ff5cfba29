import {
  keywordCurvesSchema,
  keywordLandingPageSchema,
  rankingHistorySchema,
} from '@agency/contracts';
import { admin } from '@agency/testing/admin-database';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import * as z from 'zod';
import { ask, idOf, setKeywords, startRankings } from './rankings-app.js';

let app: NestFastifyApplication;
beforeAll(async () => {
  app = await startRankings();
});

type Row = [keyword: string, day: string, clicks: number, impressions: number, position: number];

/** Stores these days as a check would, without running one. */
async function store(rows: readonly Row[]): Promise<void> {
  for (const row of rows) {
    await admin.query(
      `INSERT INTO rankings.figures (source, day, keyword_id, clicks, impressions, position)
       SELECT 'sample', $2, id, $3, $4, $5 FROM rankings.keywords WHERE keyword = $1`,
      row,
    );
  }
  await admin.query(
    `UPDATE rankings.data_sets SET data_through = '2026-11-17' WHERE source = 'sample'`,
  );
}
const json = async (path: string) => (await ask(app, path)).json();
const curves = async (ids: readonly number[]) =>
  keywordCurvesSchema.parse(await json(`/keywords/curves?ids=${ids}`));

describe('small curves', () => {
  beforeEach(() => setKeywords(['alpha', 'beta']));

  it('should have a position for each of the last 28 days, in the order of the ids', async () => {
    await store([
      ['alpha', '2026-11-17', 1, 10, 4.24],
      ['alpha', '2026-10-21', 1, 10, 12.4],
      ['alpha', '2026-10-20', 1, 10, 1],
      ['alpha', '2026-11-16', 0, 0, 0],
    ]);
    const { dataThrough, curves: rows } = await curves([await idOf('beta'), await idOf('alpha')]);
    const none = Array(28).fill(null);
    expect(dataThrough).toBe('2026-11-17');
    expect(rows).toEqual([none, [12, ...none.slice(2), 4.2]]);
  });

  it('should be none before the first data', async () => {
    expect(await curves([await idOf('alpha')])).toEqual({ dataThrough: null, curves: [] });
  });

  it.each(['', 'x', '0', '1,,2', '1.5', '2147483648', Array(1_001).fill(1).join(',')])(
    'should refuse ids like %.20s',
    async (ids) => {
      expect((await ask(app, `/keywords/curves?ids=${ids}`)).statusCode).toBe(400);
    },
  );
});

describe('a landing page', () => {
  beforeEach(() => setKeywords(['alpha', 'beta', 'gamma', 'paused']));
  const elsewhere = `UPDATE rankings.keywords SET landing_page = '/other' WHERE keyword = 'gamma'`;
  const pause = `UPDATE rankings.keywords SET state = 'paused' WHERE keyword = 'paused'`;

  it('should have its active keywords together, positions weighted by impressions', async () => {
    await admin.query(elsewhere);
    await admin.query(pause);
    await store([
      ['alpha', '2026-11-17', 3, 30, 4],
      ['beta', '2026-11-17', 1, 10, 8],
      ['gamma', '2026-11-17', 9, 90, 1],
      ['paused', '2026-11-17', 9, 90, 1],
      ['beta', '2026-11-15', 0, 5, 9],
    ]);
    const { points } = rankingHistorySchema.parse(
      await json('/landing-pages/history?page=/services&days=7'),
    );
    expect(points).toHaveLength(7);
    expect(points.slice(-3)).toMatchObject([
      { day: '2026-11-15', clicks: 0, impressions: 5, position: 9, coversDays: 1 },
      { day: '2026-11-16', clicks: null, position: null, coversDays: 0 },
      { day: '2026-11-17', clicks: 4, impressions: 40, ctr: 10, position: 5, coversDays: 1 },
    ]);
  });

  it('should be listed with its active keywords', async () => {
    await admin.query(elsewhere);
    await admin.query(pause);
    expect(z.array(keywordLandingPageSchema).parse(await json('/landing-pages'))).toEqual([
      { page: '/other', keywords: 1, position: null },
      { page: '/services', keywords: 2, position: null },
    ]);
  });

  it('should be refused if it is no path', async () => {
    expect((await ask(app, '/landing-pages/history?page=services')).statusCode).toBe(400);
  });
});
