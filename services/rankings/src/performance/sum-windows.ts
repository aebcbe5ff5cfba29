import { type PacificDate, type RankingSource, rankingWindowDays } from '@agency/contracts';
import type { ClientBase } from 'pg';

/**
 * Sums each keyword's last seven days up to `through`, and the seven before. Positions are weighted by impressions.
 * An uploaded period that is longer than a window counts for the current window by its last day, but is not compared:
 * it holds days of both.
 */
export async function sumWindows(
  client: ClientBase,
  source: RankingSource,
  through: PacificDate,
): Promise<void> {
  await client.query('DELETE FROM rankings.keyword_windows WHERE source = $1', [source]);
  await client.query(sumStatement, [source, through, rankingWindowDays]);
}

const sumStatement = `
  WITH sums AS (
    SELECT keyword_id,
      sum(clicks) FILTER (WHERE is_current) AS clicks,
      sum(impressions) FILTER (WHERE is_current) AS impressions,
      sum(position * impressions) FILTER (WHERE is_current) AS position_sum,
      sum(clicks) FILTER (WHERE NOT is_current AND fits) AS previous_clicks,
      sum(impressions) FILTER (WHERE NOT is_current AND fits) AS previous_impressions,
      sum(position * impressions) FILTER (WHERE NOT is_current AND fits) AS previous_position_sum,
      coalesce(bool_and(fits) FILTER (WHERE is_current), true) AS is_comparable
    FROM (
      SELECT keyword_id, clicks, impressions, position, day > $2::date - $3::integer AS is_current,
        day - covers_days >= CASE WHEN day > $2::date - $3::integer
          THEN $2::date - $3::integer ELSE $2::date - 2 * $3::integer END AS fits
      FROM rankings.figures
      WHERE source = $1 AND day > $2::date - 2 * $3::integer AND day <= $2::date
    ) AS figure
    GROUP BY keyword_id
  )
  INSERT INTO rankings.keyword_windows
    (source, keyword_id, clicks, impressions, position_sum, position,
      previous_clicks, previous_impressions, previous_position)
  SELECT $1, keyword_id, clicks, impressions, position_sum,
    round((position_sum / nullif(impressions, 0))::numeric, 1),
    CASE WHEN is_comparable THEN previous_clicks END,
    CASE WHEN is_comparable THEN previous_impressions END,
    CASE WHEN is_comparable
      THEN round((previous_position_sum / nullif(previous_impressions, 0))::numeric, 1) END
  FROM sums`;
