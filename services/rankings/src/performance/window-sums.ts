import type { PacificDate, RankingSource } from '@agency/contracts';
import { type Sql, sql } from '@agency/platform';

/** The days of two windows that are compared. */
interface Windows {
  current: readonly PacificDate[];
  previous: readonly PacificDate[];
}

/** Each keyword's figures in both windows. The sums of positions are weighted by impressions. */
export const windowSums = (source: RankingSource, { current, previous }: Windows): Sql => sql`
  SELECT keyword_id,
    sum(clicks) FILTER (WHERE is_current) AS clicks,
    sum(impressions) FILTER (WHERE is_current) AS impressions,
    sum(position * impressions) FILTER (WHERE is_current) AS position_sum,
    sum(clicks) FILTER (WHERE NOT is_current) AS previous_clicks,
    sum(impressions) FILTER (WHERE NOT is_current) AS previous_impressions,
    sum(position * impressions) FILTER (WHERE NOT is_current) AS previous_position_sum
  FROM (
    SELECT keyword_id, clicks, impressions, position, day = ANY(${current}::date[]) AS is_current
    FROM rankings.figures
    WHERE source = ${source} AND day = ANY(${[...current, ...previous]}::date[])
  ) AS figure
  GROUP BY keyword_id`;
