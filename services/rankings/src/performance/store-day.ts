import type { PacificDate, RankingSource } from '@agency/contracts';
import type { ClientBase } from 'pg';

/** A query's performance data of one day, or of one uploaded period. */
export interface QueryPerformance {
  query: string;
  clicks: number;
  impressions: number;
  position: number;
}

export interface DayPerformance {
  source: RankingSource;
  day: PacificDate;
  /** 1, or the length of an uploaded period that ends on this day. */
  coversDays: number;
  runId: number;
  /** No query twice. */
  rows: readonly QueryPerformance[];
}

/**
 * Makes the stored day equal to the source's, in one statement: changed rows are replaced, rows that the source no longer
 * has are deleted, unchanged rows are not written. Untracked queries are left out, and paused keywords keep their rows.
 * Returns how many keywords have data that day.
 */
export async function storeDay(client: ClientBase, day: DayPerformance): Promise<number> {
  const { rows } = await client.query<{ keywords: number }>(importStatement, [
    day.source,
    day.day,
    day.coversDays,
    day.runId,
    JSON.stringify(day.rows.map(({ query }) => query)),
    numberArray(day.rows.map(({ clicks }) => clicks)),
    numberArray(day.rows.map(({ impressions }) => impressions)),
    numberArray(day.rows.map(({ position }) => position)),
  ]);
  return rows[0]?.keywords ?? 0;
}

/** The driver builds an array element by element: at a hundred thousand rows it takes 150 MB more and four times as long. */
const numberArray = (values: readonly number[]) => `{${values.join(',')}}`;

/**
 * `NOT IN` instead of `NOT EXISTS`: the planner cannot estimate the incoming rows, and for the latter may compare each
 * stored row with each incoming one, which never ends at 100,000 of both.
 */
const importStatement = `
  WITH incoming AS MATERIALIZED (
    SELECT keyword.id, row.clicks, row.impressions, row.position
    FROM unnest(ARRAY(SELECT json_array_elements_text($5::json)), $6::integer[], $7::integer[],
        $8::double precision[]) AS row (query, clicks, impressions, position)
    JOIN rankings.keywords keyword ON keyword.keyword = row.query AND keyword.state = 'active'
  ), gone AS (
    DELETE FROM rankings.figures figure
    WHERE figure.source = $1 AND figure.day = $2
      AND figure.keyword_id NOT IN (SELECT id FROM incoming)
      AND figure.keyword_id IN (SELECT id FROM rankings.keywords WHERE state = 'active')
  ), stored AS (
    INSERT INTO rankings.figures AS figure
      (source, day, keyword_id, clicks, impressions, position, covers_days)
    SELECT $1, $2, id, clicks, impressions, position, $3 FROM incoming
    ON CONFLICT (source, day, keyword_id) DO UPDATE
      SET clicks = excluded.clicks, impressions = excluded.impressions,
        position = excluded.position, covers_days = excluded.covers_days
      WHERE (figure.clicks, figure.impressions, figure.position, figure.covers_days)
        IS DISTINCT FROM (excluded.clicks, excluded.impressions, excluded.position, excluded.covers_days)
  )
  INSERT INTO rankings.days
    (source, day, covers_days, run_id, keywords, clicks, impressions, position_sum)
  SELECT $1, $2, $3, $4, count(*), coalesce(sum(clicks), 0), coalesce(sum(impressions), 0),
    coalesce(sum(position * impressions), 0)
  FROM incoming
  ON CONFLICT (source, day) DO UPDATE
    SET covers_days = excluded.covers_days, run_id = excluded.run_id, keywords = excluded.keywords,
      clicks = excluded.clicks, impressions = excluded.impressions, position_sum = excluded.position_sum
  RETURNING keywords`;
