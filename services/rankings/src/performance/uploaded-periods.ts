import type { PacificDate, RankingSource } from '@agency/contracts';
import type { ClientBase } from 'pg';
import type { StoredPeriod } from './stored-periods.js';

/*
 * `days` and `figures` hold one period per last day, the shortest. Wider ones that end on the same day are in `wider_days`
 * and `wider_figures`.
 */

const figureColumns = 'source, day, covers_days, keyword_id, clicks, impressions, position';
const dayColumns = 'source, day, covers_days, run_id, keywords, clicks, impressions, position_sum';
const tables = [
  { shown: 'figures', wider: 'wider_figures', columns: figureColumns },
  { shown: 'days', wider: 'wider_days', columns: dayColumns },
];

/** Makes room for a period: a wider one that ends on the same day is kept aside. */
export async function setAsideWider(
  client: ClientBase,
  { source, day, coversDays }: StoredPeriod & { source: RankingSource },
): Promise<void> {
  for (const { shown, wider, columns } of tables) {
    await client.query(
      `WITH moved AS (
         DELETE FROM rankings.${shown} WHERE source = $1 AND day = $2::date AND covers_days > $3
         RETURNING ${columns}
       )
       INSERT INTO rankings.${wider} (${columns}) SELECT ${columns} FROM moved`,
      [source, day, coversDays],
    );
  }
}

/** Deletes these periods. What they covered on their last day comes back: the shortest of the wider ones. */
export async function removePeriods(
  client: ClientBase,
  source: RankingSource,
  removed: readonly StoredPeriod[],
): Promise<void> {
  for (const { day, coversDays } of removed) {
    for (const table of tables.flatMap(({ shown, wider }) => [shown, wider])) {
      await client.query(
        `DELETE FROM rankings.${table} WHERE source = $1 AND day = $2::date AND covers_days = $3`,
        [source, day, coversDays],
      );
    }
    await bringBack(client, source, day);
  }
}

async function bringBack(
  client: ClientBase,
  source: RankingSource,
  day: PacificDate,
): Promise<void> {
  const { rows } = await client.query<{ covers_days: number }>(
    `SELECT covers_days FROM rankings.wider_days WHERE source = $1 AND day = $2::date
       AND NOT EXISTS (SELECT FROM rankings.days WHERE source = $1 AND day = $2::date)
     ORDER BY covers_days LIMIT 1`,
    [source, day],
  );
  const [shortest] = rows;
  if (!shortest) return;
  for (const { shown, wider, columns } of tables) {
    await client.query(
      `WITH moved AS (
         DELETE FROM rankings.${wider} WHERE source = $1 AND day = $2::date AND covers_days = $3
         RETURNING ${columns}
       )
       INSERT INTO rankings.${shown} (${columns}) SELECT ${columns} FROM moved`,
      [source, day, shortest.covers_days],
    );
  }
}
