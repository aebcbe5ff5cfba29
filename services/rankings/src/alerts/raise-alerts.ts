import {
  type AlertRules,
  maxAlertsPerCheck,
  type PacificDate,
  type RankingSource,
  rankingWindowDays,
} from '@agency/contracts';
import type { ClientBase } from 'pg';
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
export async function raiseAlerts(client: ClientBase, round: AlertRound): Promise<AlertCounts> {
  const { rules } = round;
  const { rows } = await client.query<AlertCounts>(alertStatement, [
    round.source,
    ...thresholds(rules),
    round.windowEnd,
    round.now,
    rules.mediumChange,
    rules.highChange,
    rules.leavingTop10IsHigh,
    rankingWindowDays,
    maxAlertsPerCheck,
  ]);
  return rows[0] ?? { found: 0, new: 0 };
}

/** How many keywords these rules find in the windows that were summed last, whatever was reported before. */
export async function countMoves(
  pool: PerformancePool,
  source: RankingSource,
  rules: AlertRules,
): Promise<number> {
  const [row] = await pool.query<{ found: number }>(countStatement, [source, ...thresholds(rules)]);
  return row?.found ?? 0;
}

const thresholds = ({ minimumImpressions, positionChange, crossings }: AlertRules) => [
  minimumImpressions,
  positionChange,
  crossings,
];

export const severityRank = (column: string) =>
  `array_position(ARRAY['low', 'medium', 'high'], ${column})`;

/**
 * Which moves are the strongest: the most severe, and of the same severity those of the most positions times the
 * impressions of both windows.
 */
const strongestFirst = `${severityRank('severity')} DESC, change * seen DESC, keyword_id`;

/** A threshold is crossed when it lies between the two positions; being on it counts as having reached it. */
const moves = `moves AS (
    SELECT keyword_window.keyword_id, previous_position AS before, position AS after,
      CASE WHEN position < previous_position THEN 'gain' ELSE 'drop' END AS type,
      abs(position - previous_position) AS change, impressions + previous_impressions AS seen
    FROM rankings.keyword_windows keyword_window
    JOIN rankings.keywords keyword ON keyword.id = keyword_id AND keyword.state = 'active'
    WHERE source = $1 AND position <> previous_position
      AND impressions >= $2 AND previous_impressions >= $2
  ), notable AS (
    SELECT * FROM moves
    WHERE change >= $3::numeric OR EXISTS (
      SELECT FROM unnest($4::integer[]) AS threshold WHERE (before <= threshold) <> (after <= threshold))
  )`;

const countStatement = `WITH ${moves} SELECT count(*)::integer AS found FROM notable`;

const alertStatement = `
  WITH ${moves}, news AS (
    SELECT *, CASE
      WHEN change >= $8::numeric OR ($9 AND before <= 10 AND after > 10) THEN 'high'
      WHEN change >= $7::numeric THEN 'medium'
      ELSE 'low' END AS severity
    FROM notable
  ), found AS (
    SELECT *, row_number() OVER (ORDER BY ${strongestFirst}) AS place FROM news
    WHERE NOT EXISTS (
      SELECT FROM rankings.alerts earlier
      WHERE earlier.source = $1 AND earlier.keyword_id = news.keyword_id AND earlier.type = news.type
        AND earlier.window_end < $5 AND earlier.window_end > $5::date - $10::integer
        AND ${severityRank('earlier.severity')} >= ${severityRank('news.severity')})
  ), raised AS (
    INSERT INTO rankings.alerts AS alert (source, keyword_id, window_end, type, severity,
      previous_position, current_position, created_at)
    SELECT $1, keyword_id, $5, type, severity, before, after, $6 FROM found
    WHERE place <= $11 OR keyword_id IN (
      SELECT same.keyword_id FROM rankings.alerts same WHERE same.source = $1 AND same.window_end = $5)
    ON CONFLICT (source, keyword_id, window_end) DO UPDATE
      SET type = excluded.type, severity = excluded.severity,
        previous_position = excluded.previous_position, current_position = excluded.current_position
    RETURNING xmax = 0 AS is_new
  )
  SELECT (SELECT count(*)::integer FROM found) AS found,
    count(*) FILTER (WHERE is_new)::integer AS new FROM raised`;
