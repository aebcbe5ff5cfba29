import {
  addDays,
  type PacificDate,
  type RankingSource,
  rankingWindowDays,
} from '@agency/contracts';
import type { ClientBase } from 'pg';
import {
  firstDayOf,
  periodsStatement,
  type StoredPeriod,
  shortestPeriods,
} from './stored-periods.js';

export interface SummedPeriod {
  from: PacificDate;
  to: PacificDate;
}

/**
 * Sums each keyword's last seven days up to `through`, and the seven before. Positions are weighted by impressions.
 * Of uploaded periods that overlap, the shortest counts. One that is longer than a window counts for the current window
 * by its last day, but is not compared: it holds days of both. Returns the days that the current sums cover.
 */
export async function sumWindows(
  client: ClientBase,
  source: RankingSource,
  through: PacificDate,
): Promise<SummedPeriod> {
  const before = addDays(through, -rankingWindowDays);
  const beginning = addDays(before, -rankingWindowDays);
  const between = async (after: PacificDate, last: PacificDate) =>
    (await client.query<StoredPeriod>(periodsStatement, [source, after, last])).rows;
  const current = shortestPeriods(await between(before, through));
  const previous = shortestPeriods(
    (await between(beginning, before)).filter((period) => firstDayOf(period) > beginning),
  );
  const isComparable = current.every((period) => firstDayOf(period) > before);
  await client.query('DELETE FROM rankings.keyword_windows WHERE source = $1', [source]);
  await client.query(sumStatement, [
    source,
    current.map(({ day }) => day),
    isComparable ? previous.map(({ day }) => day) : [],
  ]);
  return periodOf(current, isComparable, through);
}

function periodOf(
  current: readonly StoredPeriod[],
  isWindow: boolean,
  through: PacificDate,
): SummedPeriod {
  const window = { from: addDays(through, 1 - rankingWindowDays), to: through };
  if (isWindow) return window;
  const lastDays = current.map(({ day }) => day).sort();
  const [from = window.from] = current.map(firstDayOf).sort();
  const to = lastDays.at(-1) ?? window.to;
  return { from, to };
}

const sumStatement = `
  WITH sums AS (
    SELECT keyword_id,
      sum(clicks) FILTER (WHERE is_current) AS clicks,
      sum(impressions) FILTER (WHERE is_current) AS impressions,
      sum(position * impressions) FILTER (WHERE is_current) AS position_sum,
      sum(clicks) FILTER (WHERE NOT is_current) AS previous_clicks,
      sum(impressions) FILTER (WHERE NOT is_current) AS previous_impressions,
      sum(position * impressions) FILTER (WHERE NOT is_current) AS previous_position_sum
    FROM (
      SELECT keyword_id, clicks, impressions, position, day = ANY($2::date[]) AS is_current
      FROM rankings.figures
      WHERE source = $1 AND (day = ANY($2::date[]) OR day = ANY($3::date[]))
    ) AS figure
    GROUP BY keyword_id
  )
  INSERT INTO rankings.keyword_windows
    (source, keyword_id, clicks, impressions, position_sum, position,
      previous_clicks, previous_impressions, previous_position)
  SELECT $1, keyword_id, clicks, impressions, position_sum,
    round((position_sum / nullif(impressions, 0))::numeric, 1),
    previous_clicks, previous_impressions,
    round((previous_position_sum / nullif(previous_impressions, 0))::numeric, 1)
  FROM sums`;
