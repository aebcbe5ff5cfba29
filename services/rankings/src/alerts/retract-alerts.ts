import { type PacificDate, type RankingSource, rankingWindowDays } from '@agency/contracts';
import { execute, sql } from '@agency/platform';
import type { EntityManager } from 'typeorm';
import { firstDayOf, type StoredPeriod } from '../performance/stored-periods.js';

interface Retraction {
  source: RankingSource;
  removed: StoredPeriod;
  /** Last day of the windows that were just summed again. */
  through: PacificDate;
}

/**
 * Deletes the alerts that compared a removed period, and those of windows that end after `through`. An alert of the
 * current windows stays, read or unread, if both its positions are unchanged. A period longer than a window was never
 * compared.
 */
export async function retractAlerts(
  manager: EntityManager,
  { source, removed, through }: Retraction,
): Promise<void> {
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
