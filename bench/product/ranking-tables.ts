import type { QueryPerformance } from '@agency/rankings/store-day';
import type { Product } from './throw-away-product.ts';

type Database = Pick<Product, 'database'>;

const keywordOf = (number: number) => `bench keyword ${number} wilmington nc`;

/** Empties the monitor and puts so many keywords on its list. Returns their ids, in order. */
export async function setKeywords({ database }: Database, count: number): Promise<number[]> {
  await database.query(
    `TRUNCATE rankings.figures, rankings.days, rankings.wider_figures, rankings.wider_days,
     rankings.keyword_windows, rankings.alerts,
     rankings.runs, rankings.keywords`,
  );
  const { rows } = await database.query<{ id: number }>(
    `INSERT INTO rankings.keywords (keyword, active_since)
     SELECT keyword, '2020-01-01' FROM unnest($1::text[]) WITH ORDINALITY AS list (keyword, place)
     ORDER BY place RETURNING id`,
    [Array.from({ length: count }, (_, index) => keywordOf(index))],
  );
  // Lists are kept by it.
  await database.query('UPDATE rankings.data_sets SET revision = revision + 1');
  await database.query('VACUUM ANALYZE rankings.keywords, rankings.figures');
  return rows.map(({ id }) => id);
}

/** One day of every keyword, as a source would hand it over. */
export function dayOfFigures(count: number): QueryPerformance[] {
  return Array.from({ length: count }, (_, index) => ({
    query: keywordOf(index),
    clicks: index % 7,
    impressions: 10 + (index % 90),
    position: 1 + (index % 400) / 10,
  }));
}

/** So many days up to this one, of every keyword; older days count as read, so that a check leaves them alone. */
export async function fillDays(
  { database }: Database,
  through: string,
  days: number,
): Promise<void> {
  // Nine million rows that are known to be right: looking each one's keyword up would take minutes.
  await database.query(`ALTER TABLE rankings.figures DISABLE TRIGGER ALL`);
  await database.query(
    `INSERT INTO rankings.figures (source, day, keyword_id, clicks, impressions, position)
     SELECT 'sample', $1::date - ago, id, id % 7, 10 + id % 90, 1 + (id * 7 + ago) % 400 / 10.0
     FROM generate_series($2::integer - 1, 0, -1) AS ago, rankings.keywords`,
    [through, days],
  );
  await database.query('ALTER TABLE rankings.figures ENABLE TRIGGER ALL');
  await database.query(
    `INSERT INTO rankings.days (source, day, run_id, keywords, clicks, impressions, position_sum)
     SELECT 'sample', $1::date - ago, 0, 1, 1, 1, 1 FROM generate_series(0, 500) AS ago`,
    [through],
  );
  // Without a good run that knew these keywords a check would read their past.
  await database.query(
    `INSERT INTO rankings.runs (source, trigger, status, started_at, finished_at)
     VALUES ('sample', 'schedule', 'succeeded', now(), now())`,
  );
  await database.query('VACUUM ANALYZE rankings.figures');
}
