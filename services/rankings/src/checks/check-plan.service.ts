import { addDays, type PacificDate, type RankingSource } from '@agency/contracts';
import { Injectable } from '@nestjs/common';
import { PerformancePool } from '../performance/performance.pool.js';

/** Google still corrects data for a few days after calling it final. */
const reReadDays = 5;

@Injectable()
export class CheckPlanService {
  constructor(private readonly pool: PerformancePool) {}

  /**
   * The days that a run has to read, oldest first: those that were never read, and the newest few again. All days when a
   * keyword was added since the last successful run, because its past was not stored. Days that this run read before it
   * was interrupted are left out.
   */
  async daysToRead(
    source: RankingSource,
    runId: number,
    through: PacificDate,
    historyDays: number,
  ): Promise<PacificDate[]> {
    const rows = await this.pool.query<{ day: string }>(
      `WITH fresh AS (
         SELECT EXISTS (SELECT FROM rankings.keywords WHERE state = 'active' AND active_since >
           coalesce((SELECT max(started_at) FROM rankings.runs
             WHERE source = $1 AND status = 'succeeded'), '-infinity')) AS is_new
       )
       SELECT to_char(planned, 'YYYY-MM-DD') AS day
       FROM generate_series($2::date, $3::date, '1 day') AS planned
       LEFT JOIN rankings.days day ON day.source = $1 AND day.day = planned::date
       WHERE day.run_id IS DISTINCT FROM $4
         AND (day.run_id IS NULL OR planned > $3::date - $5::integer OR (SELECT is_new FROM fresh))
       ORDER BY planned`,
      [source, addDays(through, 1 - historyDays), through, runId, reReadDays],
    );
    return rows.map(({ day }) => day);
  }
}
