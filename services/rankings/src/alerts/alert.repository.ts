import {
  type AlertRules,
  type PacificDate,
  type RankingSource,
  rankingWindowDays,
} from '@agency/contracts';
import { execute, queryRow, sql } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import * as z from 'zod';
import { firstDayOf, type StoredPeriod } from '../performance/stored-periods.js';
import { type AlertRound, alertStatement, weekMovesOf } from './raise-alerts.js';

const alertCountsSchema = z.object({
  /** Moves that match the rules and that no earlier alert has reported. */
  found: z.int(),
  /** New alerts. */
  new: z.int(),
  /** New alerts of high severity. */
  newHigh: z.int(),
});
export type AlertCounts = z.infer<typeof alertCountsSchema>;

interface Retraction {
  source: RankingSource;
  removed: StoredPeriod;
  /** Last day of the windows that were just summed again. */
  through: PacificDate;
}

/** Raises and retracts alerts. Call methods that take a manager with that of the transaction that publishes the change. */
@Injectable()
export class AlertRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Compares the summed windows of all keywords by the rules. A window that is compared again keeps its alert, and
   * whether it was read. A move already reported by an alert of an overlapping window is reported again only if it has
   * become more severe. If there are too many moves, only the strongest become alerts.
   */
  raise(manager: EntityManager, round: AlertRound): Promise<AlertCounts> {
    return queryRow(manager, alertCountsSchema, alertStatement(round));
  }

  /**
   * Deletes the alerts that compared a removed period, and those of windows that end after `through`. An alert of the
   * current windows stays, read or unread, if both its positions are unchanged. A period longer than a window was never
   * compared.
   */
  async retract(manager: EntityManager, { source, removed, through }: Retraction): Promise<void> {
    const wasCompared = removed.coversDays <= rankingWindowDays;
    await execute(
      manager,
      sql`DELETE FROM rankings.alerts alert
        WHERE source = ${source} AND (window_end > ${through}::date
          OR (window_end < ${through}::date AND ${wasCompared}::boolean
            AND window_end >= ${removed.day}::date
            AND window_end - ${2 * rankingWindowDays}::integer < ${firstDayOf(removed)}::date)
          OR (window_end = ${through}::date AND NOT EXISTS (
            SELECT FROM rankings.keyword_windows shown
            WHERE shown.source = alert.source AND shown.keyword_id = alert.keyword_id
              AND shown.position = alert.current_position
              AND shown.previous_position = alert.previous_position)))`,
    );
  }

  /** How many keywords match these rules in the latest windows, including those already reported. */
  async countMoves(source: RankingSource, rules: AlertRules): Promise<number> {
    const { found } = await queryRow(
      this.dataSource.manager,
      alertCountsSchema.pick({ found: true }),
      sql`WITH ${weekMovesOf(source, rules)} SELECT count(*)::integer AS found FROM notable`,
    );
    return found;
  }
}
