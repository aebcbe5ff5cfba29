import {
  type AlertRules,
  maxAlertsPerCheck,
  type PacificDate,
  type RankingSource,
  rankingWindowDays,
} from '@agency/contracts';
import { rawPart, runOn, type SqlPart, sqlPart, statement } from '@agency/platform';
import type { PoolClient } from 'pg';
import type { PerformancePool } from '../performance/performance.pool.js';

export interface AlertRound {
  source: RankingSource;
  /** Last day of the windows that are compared. */
  windowEnd: PacificDate;
  rules: AlertRules;
  now: Date;
}

export interface AlertCounts {
  /** Moves that the rules find and no earlier alert has reported. */
  found: number;
  /** Alerts that were not there before. */
  new: number;
}

/**
 * Compares the summed windows of all keywords by the rules. A window that is compared again keeps its alert, and whether
 * it was read. A move already reported by an alert of an overlapping window is reported again only when it has become
 * more severe. Of very many moves the strongest become alerts.
 */
export async function raiseAlerts(
  client: PoolClient,
  { source, windowEnd, rules, now }: AlertRound,
): Promise<AlertCounts> {
  const [counts] = await runOn(client, alertStatement, {
    ...rules,
    source,
    windowEnd,
    now,
    windowDays: rankingWindowDays,
    maxAlerts: maxAlertsPerCheck,
  });
  return counts ?? { found: 0, new: 0 };
}

/** How many keywords these rules find in the windows that were summed last, whatever was reported before. */
export async function countMoves(
  pool: PerformancePool,
  source: RankingSource,
  rules: AlertRules,
): Promise<number> {
  const [row] = await pool.run(countStatement, { ...rules, source });
  return row?.found ?? 0;
}

export const severityRank = (column: string) =>
  `array_position(ARRAY['low', 'medium', 'high'], ${column})`;

/**
 * Which moves are the strongest: the most severe, and of the same severity those of the most positions times the
 * impressions of both windows.
 */
const strongestFirst = rawPart(`${severityRank('severity')} DESC, change * seen DESC, keyword_id`);

const asked = sqlPart<AlertRules>();

/**
 * What each rule asks about a move. A threshold is crossed when it lies between the two positions; being on it counts as
 * having reached it.
 */
const conditions: Record<keyof AlertRules, SqlPart<AlertRules>> = {
  minimumImpressions: asked`impressions >= ${'minimumImpressions'}
      AND previous_impressions >= ${'minimumImpressions'}`,
  positionChange: asked`change >= ${'positionChange'}::numeric`,
  crossings: asked`EXISTS (SELECT FROM unnest(${'crossings'}::integer[]) AS threshold
      WHERE (before <= threshold) <> (after <= threshold))`,
  mediumChange: asked`change >= ${'mediumChange'}::numeric`,
  highChange: asked`change >= ${'highChange'}::numeric`,
  leavingTop10IsHigh: asked`${'leavingTop10IsHigh'} AND before <= 10 AND after > 10`,
};

type MoveValues = AlertRules & Pick<AlertRound, 'source'>;
type AlertValues = MoveValues &
  Pick<AlertRound, 'windowEnd' | 'now'> & { windowDays: number; maxAlerts: number };

const moves = sqlPart<MoveValues>()`moves AS (
    SELECT keyword_window.keyword_id, previous_position AS before, position AS after,
      CASE WHEN position < previous_position THEN 'gain' ELSE 'drop' END AS type,
      abs(position - previous_position) AS change, impressions + previous_impressions AS seen
    FROM rankings.keyword_windows keyword_window
    JOIN rankings.keywords keyword ON keyword.id = keyword_id AND keyword.state = 'active'
    WHERE source = ${'source'} AND position <> previous_position
      AND ${conditions.minimumImpressions}
  ), notable AS (
    SELECT * FROM moves WHERE ${conditions.positionChange} OR ${conditions.crossings}
  )`;

const countStatement = statement<MoveValues, { found: number }>(
  'count-moves',
)`WITH ${moves} SELECT count(*)::integer AS found FROM notable`;

export const alertStatement = statement<AlertValues, AlertCounts>('raise-alerts')`
  WITH ${moves}, news AS (
    SELECT *, CASE
      WHEN ${conditions.highChange} OR (${conditions.leavingTop10IsHigh}) THEN 'high'
      WHEN ${conditions.mediumChange} THEN 'medium'
      ELSE 'low' END AS severity
    FROM notable
  ), found AS (
    SELECT *, row_number() OVER (ORDER BY ${strongestFirst}) AS place FROM news
    WHERE NOT EXISTS (
      SELECT FROM rankings.alerts earlier
      WHERE earlier.source = ${'source'} AND earlier.keyword_id = news.keyword_id
        AND earlier.type = news.type
        AND earlier.window_end < ${'windowEnd'}::date
        AND earlier.window_end > ${'windowEnd'}::date - ${'windowDays'}::integer
        AND ${rawPart(severityRank('earlier.severity'))} >= ${rawPart(severityRank('news.severity'))})
  ), raised AS (
    INSERT INTO rankings.alerts AS alert (source, keyword_id, window_end, type, severity,
      previous_position, current_position, created_at)
    SELECT ${'source'}, keyword_id, ${'windowEnd'}::date, type, severity, before, after, ${'now'}::timestamptz
    FROM found
    WHERE place <= ${'maxAlerts'}::integer OR keyword_id IN (
      SELECT same.keyword_id FROM rankings.alerts same
      WHERE same.source = ${'source'} AND same.window_end = ${'windowEnd'}::date)
    ON CONFLICT (source, keyword_id, window_end) DO UPDATE
      SET type = excluded.type, severity = excluded.severity,
        previous_position = excluded.previous_position, current_position = excluded.current_position
    RETURNING xmax = 0 AS is_new
  )
  SELECT (SELECT count(*)::integer FROM found) AS found,
    count(*) FILTER (WHERE is_new)::integer AS new FROM raised`;
