import { randomUUID } from 'node:crypto';
import {
  type AlertRules,
  maxAlertsPerCheck,
  type RankingSource,
  rankingWindowDays,
  settings,
} from '@agency/contracts';
import {
  execute,
  OutboxService,
  queryRow,
  queryRows,
  rawSql,
  SettingsService,
  type Sql,
  sql,
} from '@agency/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import * as z from 'zod';
import type { SummedPeriod } from '../performance/stored-periods.js';
import { AlertEntity } from './alert.entity.js';

const alertCountsSchema = z.object({
  /** Moves that match the rules and that no earlier alert has reported. */
  found: z.int(),
  /** New alerts of high severity. */
  newHigh: z.int(),
});
const idSchema = z.object({ id: z.int() });

interface AlertRound {
  source: RankingSource;
  /** The newer of the compared windows; its last day identifies the alerts. */
  period: SummedPeriod;
  now: Date;
}
type RoundWithRules = AlertRound & { rules: AlertRules };

export const severityRank = (column: string): Sql =>
  sql`array_position(ARRAY['low', 'medium', 'high'], ${rawSql(column)})`;

/** The strength of a move: severity first, then positions times the impressions of both windows. */
const strongestFirst = sql`${severityRank('severity')} DESC, change * seen DESC, keyword_id`;

/**
 * Each rule's condition on a move. A threshold is crossed when it lies between the two positions; being on it counts as
 * having reached it.
 */
function conditionsOf(rules: AlertRules): Record<keyof AlertRules, Sql> {
  return {
    minimumImpressions: sql`impressions >= ${rules.minimumImpressions}
      AND previous_impressions >= ${rules.minimumImpressions}`,
    positionChange: sql`change >= ${rules.positionChange}::numeric`,
    crossings: sql`EXISTS (SELECT FROM unnest(${rules.crossings}::integer[]) AS threshold
      WHERE (before <= threshold) <> (after <= threshold))`,
    mediumChange: sql`change >= ${rules.mediumChange}::numeric`,
    highChange: sql`change >= ${rules.highChange}::numeric`,
    leavingTop10IsHigh: sql`${rules.leavingTop10IsHigh}::boolean AND before <= 10 AND after > 10`,
  };
}

/** The moves with enough impressions for an alert (`moves`), and those that are big enough (`notable`). */
export function movesOf(source: RankingSource, rules: AlertRules): Sql {
  const conditions = conditionsOf(rules);
  return sql`moves AS (
    SELECT keyword_window.keyword_id, previous_position AS before, position AS after,
      CASE WHEN position < previous_position THEN 'gain' ELSE 'drop' END AS type,
      abs(position - previous_position) AS change, impressions + previous_impressions AS seen
    FROM rankings.keyword_windows keyword_window
    JOIN rankings.keywords keyword ON keyword.id = keyword_id AND keyword.state = 'active'
    WHERE source = ${source} AND position <> previous_position
      AND ${conditions.minimumImpressions}
  ), notable AS (
    SELECT *, CASE
      WHEN ${conditions.highChange} OR (${conditions.leavingTop10IsHigh}) THEN 'high'
      WHEN ${conditions.mediumChange} THEN 'medium'
      ELSE 'low' END AS severity
    FROM moves WHERE ${conditions.positionChange} OR ${conditions.crossings}
  )`;
}

/** What a publication does about alerts. Call methods with the manager of its transaction. */
@Injectable()
export class RaiseAlertsService {
  constructor(
    private readonly settings: SettingsService,
    private readonly outbox: OutboxService,
  ) {}

  /**
   * Raises alerts of what moved, and emails the owner about those of high severity unless `isQuiet`. Returns how many
   * moves match the rules.
   */
  async raise(manager: EntityManager, round: AlertRound & { isQuiet: boolean }): Promise<number> {
    const rules = await this.settings.read(settings.alertRules, manager);
    const withRules = { ...round, rules };
    if (round.source === 'csv') await retractAlerts(manager, withRules);
    const { found, newHigh } = await raiseAlerts(manager, withRules);
    if (newHigh > 0 && !round.isQuiet) await this.tell(manager, withRules);
    return found;
  }

  /** Deletes those of a source. Its next ones are emailed again, also of the same days. */
  async drop(manager: EntityManager, source: RankingSource): Promise<void> {
    await manager.delete(AlertEntity, { source });
    await execute(manager, sql`DELETE FROM rankings.told_windows WHERE source = ${source}`);
  }

  /** Once for each window, however often it is checked, and never about sample data. */
  private async tell(
    manager: EntityManager,
    { source, period, rules, now }: RoundWithRules,
  ): Promise<void> {
    if (source === 'sample') return;
    const { isAlertOn } = await this.settings.read(settings.rankingEmails, manager);
    if (!isAlertOn) return;
    const [added] = await queryRows(
      manager,
      idSchema,
      sql`INSERT INTO rankings.told_windows (source, window_end, period_from, rules, created_at)
        VALUES (${source}, ${period.to}, ${period.from}, ${JSON.stringify(rules)}, ${now})
        ON CONFLICT (source, window_end) DO NOTHING RETURNING id`,
    );
    if (!added) return;
    await this.outbox.enqueue(manager, {
      requestId: randomUUID(),
      emails: [{ name: 'ranking-alerts', payload: { windowId: added.id } }],
    });
  }
}

/**
 * Deletes the alerts of uploads that the current comparison would not raise, so that only it decides which there are,
 * not the order of uploading. The others stay, read or unread.
 */
async function retractAlerts(
  manager: EntityManager,
  { source, period, rules }: RoundWithRules,
): Promise<void> {
  await execute(
    manager,
    sql`WITH ${movesOf(source, rules)}, strongest AS (
        SELECT * FROM notable ORDER BY ${strongestFirst} LIMIT ${maxAlertsPerCheck}
      )
      DELETE FROM rankings.alerts alert
      WHERE source = ${source} AND NOT EXISTS (
        SELECT FROM strongest
        WHERE alert.window_end = ${period.to}::date AND strongest.keyword_id = alert.keyword_id
          AND strongest.before = alert.previous_position AND strongest.after = alert.current_position)`,
  );
}

/**
 * Compares the summed windows of all keywords by the rules. A window that is compared again keeps its alert, and
 * whether it was read. A move already reported by an alert of an overlapping window is reported again only if it has
 * become more severe. If there are too many moves, only the strongest become alerts.
 */
function raiseAlerts(
  manager: EntityManager,
  { source, period, rules, now }: RoundWithRules,
): Promise<z.infer<typeof alertCountsSchema>> {
  return queryRow(
    manager,
    alertCountsSchema,
    sql`WITH ${movesOf(source, rules)}, found AS (
        SELECT *, row_number() OVER (ORDER BY ${strongestFirst}) AS place FROM notable
        WHERE NOT EXISTS (
          SELECT FROM rankings.alerts earlier
          WHERE earlier.source = ${source} AND earlier.keyword_id = notable.keyword_id
            AND earlier.type = notable.type
            AND earlier.window_end < ${period.to}::date
            AND earlier.window_end > ${period.to}::date - ${rankingWindowDays}::integer
            AND ${severityRank('earlier.severity')} >= ${severityRank('notable.severity')})
      ), raised AS (
        INSERT INTO rankings.alerts AS alert (source, keyword_id, window_end, type, severity,
          previous_position, current_position, created_at)
        SELECT ${source}, keyword_id, ${period.to}::date, type, severity, before, after, ${now}::timestamptz
        FROM found
        WHERE place <= ${maxAlertsPerCheck} OR keyword_id IN (
          SELECT same.keyword_id FROM rankings.alerts same
          WHERE same.source = ${source} AND same.window_end = ${period.to}::date)
        ON CONFLICT (source, keyword_id, window_end) DO UPDATE
          SET type = excluded.type, severity = excluded.severity,
            previous_position = excluded.previous_position, current_position = excluded.current_position
        RETURNING xmax = 0 AS is_new, alert.severity
      )
      SELECT (SELECT count(*)::integer FROM found) AS found,
        count(*) FILTER (WHERE is_new AND severity = 'high')::integer AS "newHigh" FROM raised`,
  );
}
