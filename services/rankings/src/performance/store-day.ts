import type { PacificDate, RankingSource } from '@agency/contracts';
import type { ClientBase } from 'pg';

/** One query's figures of one day, or of one uploaded period. */
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
 * Makes the stored day what the source says, in one statement: rows that are there already are replaced, rows that
 * the source no longer has go, unchanged ones are not written. Queries that are not on the list are left out, and
 * paused keywords keep what they have. Returns how many keywords have figures that day.
 */
export async function storeDay(client: ClientBase, day: DayPerformance): Promise<number> {
  const { rows } = await client.query<{ keywords: number }>(importStatement, [
    day.source,
    day.day,
    day.coversDays,
    day.runId,
    day.rows.map(({ query }) => query),
    day.rows.map(({ clicks }) => clicks),
    day.rows.map(({ impressions }) => impressions),
    day.rows.map(({ position }) => position),
  ]);
  return rows[0]?.keywords ?? 0;
}

/**
 * `NOT IN` and not `NOT EXISTS`: the database cannot know how many rows come, and for the latter it may compare each
 * stored row with each incoming one, which at 100,000 of both never ends.
 */
const importStatement = `
  WITH incoming AS MATERIALIZED (
    SELECT keyword.id, row.clicks, row.impressions, row.position
    FROM unnest($5::text[], $6::integer[], $7::integer[], $8::double precision[])
      AS row (query, clicks, impressions, position)
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
