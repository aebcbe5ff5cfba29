import fc from 'fast-check';
import { DataSource, type EntityManager } from 'typeorm';
import { KeywordFiguresRepository } from '../src/performance/keyword-figures.repository.js';
import { PerformanceRepository } from '../src/performance/performance.repository.js';
import type { QueryPerformance } from '../src/performance/stored-periods.js';
import { setKeywords, startRankings } from './rankings-app.js';

const keywords = ['one', 'two', 'three'];
const through = '2026-11-17';
const dayOf = (ago: number) => `2026-11-${String(17 - ago).padStart(2, '0')}`;

let performance: PerformanceRepository;
let keywordFigures: KeywordFiguresRepository;
let manager: EntityManager;
beforeAll(async () => {
  const app = await startRankings();
  performance = app.get(PerformanceRepository);
  keywordFigures = app.get(KeywordFiguresRepository);
  manager = app.get(DataSource).manager;
});

const figures = fc
  .record({
    impressions: fc.integer({ min: 1, max: 100_000 }),
    share: fc.integer({ min: 0, max: 100 }),
    position: fc.double({ min: 1, max: 100, noNaN: true }),
  })
  .map(({ impressions, share, position }) => ({
    impressions,
    clicks: Math.floor((impressions * share) / 100),
    position,
  }));

/** Some days with some keywords; the same day may occur more than once, and the last one counts. */
const readings = fc.array(
  fc.record({
    ago: fc.integer({ min: 0, max: 15 }),
    rows: fc.uniqueArray(fc.tuple(fc.constantFrom(...keywords, 'untracked'), figures), {
      selector: ([query]) => query,
    }),
  }),
  { maxLength: 20 },
);

interface Window {
  keyword: string;
  clicks: number | null;
  impressions: number | null;
  position: number | null;
  previous_position: number | null;
}

async function summed(): Promise<Window[]> {
  return manager.query(
    `SELECT keyword, clicks::int, impressions::int, position::float8, previous_position::float8
     FROM rankings.keyword_windows JOIN rankings.keywords ON id = keyword_id ORDER BY keyword`,
  );
}

const source = 'sample' as const;

it('should sum any windows as the definition says, however often a day is read', async () => {
  await fc.assert(
    fc.asyncProperty(readings, async (days) => {
      await setKeywords(keywords);
      const stored = new Map<number, QueryPerformance[]>();
      for (const { ago, rows } of days) {
        const read = rows.map(([query, rest]) => ({ query, ...rest }));
        stored.set(ago, read);
        const day = { source, day: dayOf(ago), coversDays: 1, runId: 1 };
        await performance.storeDay(manager, { ...day, rows: read });
      }
      const periods = await keywordFigures.comparedPeriods(source, through, 7);
      await keywordFigures.sumPeriods(manager, source, periods);
      for (const window of await summed()) {
        const of = (from: number, to: number) =>
          [...stored]
            .filter(([ago]) => ago >= from && ago <= to)
            .flatMap(([, rows]) => rows.filter(({ query }) => query === window.keyword));
        const current = of(0, 6);
        const sum = (pick: (row: QueryPerformance) => number, rows = current) =>
          rows.length === 0 ? null : rows.reduce((total, row) => total + pick(row), 0);
        const mean = (rows: QueryPerformance[]) =>
          rows.length === 0
            ? null
            : Number(sum((row) => row.position * row.impressions, rows)) /
              Number(sum((row) => row.impressions, rows));
        expect([window.clicks, window.impressions]).toEqual([
          sum((row) => row.clicks),
          sum((row) => row.impressions),
        ]);
        expectClose(window.position, mean(current));
        expectClose(window.previous_position, mean(of(7, 13)));
        const positions = current.map((row) => row.position);
        if (window.position !== null) {
          expect(window.position).toBeGreaterThanOrEqual(Math.min(...positions) - 0.05);
          expect(window.position).toBeLessThanOrEqual(Math.max(...positions) + 0.05);
        }
      }
      const expected = [...stored].filter(([ago]) => ago <= 13).flatMap(([, rows]) => rows);
      const names = new Set(
        expected.map(({ query }) => query).filter((name) => name !== 'untracked'),
      );
      expect((await summed()).map(({ keyword }) => keyword)).toEqual([...names].sort());
    }),
    { numRuns: 25 },
  );
}, 120_000);

function expectClose(actual: number | null, expected: number | null): void {
  if (expected === null) expect(actual).toBeNull();
  else expect(Math.abs(Number(actual) - expected)).toBeLessThanOrEqual(0.0501);
}
