import { performance } from 'node:perf_hooks';
import { addDays } from '@agency/contracts';
import { type QueryPerformance, storeDay } from '@agency/rankings/store-day';
import type { PoolClient } from 'pg';
import { median } from '../load/median.ts';
import { dayOfFigures, setKeywords } from '../product/ranking-tables.ts';
import type { Product } from '../product/throw-away-product.ts';

const lastDay = '2026-01-31';
/** A statement has room for 65,535 parameters. */
const rowsInStatement = 9_000;

/** Milliseconds for a day, medians. */
export interface ImportRates {
  plain: number;
  ours: number;
}

export async function importRates(product: Product, size: number): Promise<ImportRates> {
  const ids = await setKeywords(product, size);
  const figures = dayOfFigures(size);
  const rounds = size > 10_000 ? 3 : size > 1_000 ? 7 : 25;
  const client = await product.database.connect();
  const times = { plain: [] as number[], ours: [] as number[] };
  try {
    // The first day of each is not counted.
    for (let round = 0; round <= rounds; round += 1) {
      const day = addDays(lastDay, -round);
      const plain = await timed(() => insertPlainly(client, day, ids, figures));
      const ours = await timed(() =>
        storeDay(client, { source: 'sample', day, coversDays: 1, runId: 0, rows: figures }),
      );
      if (round > 0) {
        times.plain.push(plain);
        times.ours.push(ours);
      }
    }
  } finally {
    client.release();
  }
  return { plain: median(times.plain), ours: median(times.ours) };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

async function insertPlainly(
  client: PoolClient,
  day: string,
  ids: number[],
  figures: QueryPerformance[],
): Promise<void> {
  await client.query('BEGIN');
  for (let from = 0; from < figures.length; from += rowsInStatement) {
    const part = figures.slice(from, from + rowsInStatement);
    const values = part.map((_, index) => {
      const first = index * 6;
      return `($${first + 1}, $${first + 2}, $${first + 3}, $${first + 4}, $${first + 5}, $${first + 6})`;
    });
    await client.query(
      `INSERT INTO rankings.figures (source, day, keyword_id, clicks, impressions, position)
       VALUES ${values.join(', ')}
       ON CONFLICT (source, day, keyword_id) DO UPDATE SET clicks = excluded.clicks,
         impressions = excluded.impressions, position = excluded.position`,
      part.flatMap(({ clicks, impressions, position }, index) => [
        'csv',
        day,
        ids[from + index],
        clicks,
        impressions,
        position,
      ]),
    );
  }
  await client.query('COMMIT');
}
