import { addDays, type PacificDate, type RankingSource } from '@agency/contracts';
import { queryRows, sql } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import * as z from 'zod';

/** Google still corrects data for a few days after calling it final. */
const reReadDays = 5;

const plannedDaySchema = z.object({ day: z.string() });

@Injectable()
export class CheckPlanService {
  constructor(private readonly dataSource: DataSource) {}

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
    const rows = await queryRows(
      this.dataSource.manager,
      plannedDaySchema,
      sql`WITH fresh AS (
         SELECT EXISTS (SELECT FROM rankings.keywords WHERE state = 'active' AND active_since >
           coalesce((SELECT max(started_at) FROM rankings.runs
             WHERE source = ${source} AND status = 'succeeded'), '-infinity')) AS is_new
       )
       SELECT to_char(planned, 'YYYY-MM-DD') AS day
       FROM generate_series(${addDays(through, 1 - historyDays)}::date, ${through}::date, '1 day') AS planned
       LEFT JOIN rankings.days day ON day.source = ${source} AND day.day = planned::date
       WHERE day.run_id IS DISTINCT FROM ${runId}
         AND (day.run_id IS NULL OR planned > ${through}::date - ${reReadDays}::integer OR (SELECT is_new FROM fresh))
       ORDER BY planned`,
    );
    return rows.map(({ day }) => day);
  }
}
