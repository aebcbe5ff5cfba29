import type { PacificDate, RankingSource } from '@agency/contracts';
import { execute, queryRows, sql } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import * as z from 'zod';
import { ActiveSourceService } from './active-source.service.js';
import { DataSetEntity } from './data-set.entity.js';
import type { QueryPerformance, StoredPeriod, SummedPeriod } from './stored-periods.js';

export interface StoredPerformance extends StoredPeriod {
  source: RankingSource;
  runId: number;
  /** Each query once. */
  rows: readonly QueryPerformance[];
}

interface Published {
  source: RankingSource;
  summed: SummedPeriod;
  now: Date;
}

const tablesByDay = [sql`rankings.figures`, sql`rankings.days`];

const plannedDaySchema = z.object({ day: z.string() });
const trackedSchema = z.object({ keyword: z.string() });

/** The days that a run may have to read. */
interface DaysOfRun {
  source: RankingSource;
  runId: number;
  from: PacificDate;
  through: PacificDate;
  /** Days after this one are read again. */
  settledThrough: PacificDate;
}

/**
 * The stored performance data of each source. A keyword without a row for a day is a gap. A day without keywords had no
 * data; its row keeps it from being read at every check. Call methods that take a manager with the one of the
 * transaction that publishes the change.
 */
@Injectable()
export class PerformanceRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly active: ActiveSourceService,
  ) {}

  /** How far a source's data reaches, the active one's by default. */
  async dataSet(name?: RankingSource): Promise<DataSetEntity> {
    const source = name ?? (await this.active.name());
    return this.dataSource.manager.findOneByOrFail(DataSetEntity, { source });
  }

  /** Records how far the data reaches now, and which days the sums cover. */
  async publish(manager: EntityManager, { source, summed, now }: Published): Promise<void> {
    await execute(
      manager,
      sql`UPDATE rankings.data_sets SET data_through = ${summed.to}, updated_at = ${now},
          revision = revision + 1, period_from = ${summed.from}, period_to = ${summed.to}
        WHERE source = ${source}`,
    );
  }

  /** Records the property that the data is read from. Returns whether the stored data is from another one. */
  async setProperty(
    manager: EntityManager,
    source: RankingSource,
    property: string,
  ): Promise<boolean> {
    const { property: before } = await manager.findOneByOrFail(DataSetEntity, { source });
    if (before === property) return false;
    await manager.update(DataSetEntity, { source }, { property });
    return before !== null;
  }

  /** Deletes all days of a source. */
  async dropDays(manager: EntityManager, source: RankingSource): Promise<void> {
    for (const table of tablesByDay) {
      await execute(manager, sql`DELETE FROM ${table} WHERE source = ${source}`);
    }
  }

  /** Resets the source to the state before its first data: nothing to show. */
  async clear(manager: EntityManager, source: RankingSource): Promise<void> {
    await execute(
      manager,
      sql`UPDATE rankings.data_sets SET data_through = NULL, updated_at = NULL, period_from = NULL,
          period_to = NULL, revision = revision + 1
        WHERE source = ${source}`,
    );
  }

  /**
   * The days that a run has to read, oldest first: those that were never read, and those that may change again. All
   * days when a keyword was added since the last successful run, because its past was not stored. Days that this run
   * read before it was interrupted are left out.
   */
  async daysToRead({
    source,
    runId,
    from,
    through,
    settledThrough,
  }: DaysOfRun): Promise<PacificDate[]> {
    const rows = await queryRows(
      this.dataSource.manager,
      plannedDaySchema,
      sql`WITH fresh AS (
         SELECT EXISTS (SELECT FROM rankings.keywords WHERE state = 'active' AND active_since >
           coalesce((SELECT max(started_at) FROM rankings.runs
             WHERE source = ${source} AND status = 'succeeded'), '-infinity')) AS is_new
       )
       SELECT to_char(planned, 'YYYY-MM-DD') AS day
       FROM generate_series(${from}::date, ${through}::date, '1 day') AS planned
       LEFT JOIN rankings.days day ON day.source = ${source} AND day.day = planned::date
       WHERE day.run_id IS DISTINCT FROM ${runId}
         AND (day.run_id IS NULL OR planned > ${settledThrough}::date OR (SELECT is_new FROM fresh))
       ORDER BY planned`,
    );
    return rows.map(({ day }) => day);
  }

  /** The active keywords, or those of them that are among `queries`. */
  async trackedKeywords(queries?: readonly string[]): Promise<string[]> {
    const isAsked = queries ? sql`keyword = ANY(${queries})` : sql`true`;
    const rows = await queryRows(
      this.dataSource.manager,
      trackedSchema,
      sql`SELECT keyword FROM rankings.keywords WHERE state = 'active' AND ${isAsked}`,
    );
    return rows.map(({ keyword }) => keyword);
  }

  /**
   * Makes the stored day, or uploaded period, equal to the source's, in one statement: changed rows are replaced, rows that the source no
   * longer has are deleted, unchanged rows are not written. Untracked queries are left out, and paused keywords keep
   * their rows.
   */
  async storeDay(
    manager: EntityManager,
    { source, day, coversDays, runId, rows }: StoredPerformance,
  ): Promise<void> {
    await execute(
      manager,
      // `NOT IN` instead of `NOT EXISTS`: the planner cannot estimate the incoming rows, and for the latter may compare
      // each stored row with each incoming one.
      sql`WITH incoming AS MATERIALIZED (
          SELECT keyword.id, row.clicks, row.impressions, row.position
          FROM unnest(${rows.map(({ query }) => query)}::text[], ${rows.map(({ clicks }) => clicks)}::integer[],
            ${rows.map(({ impressions }) => impressions)}::integer[],
            ${rows.map(({ position }) => position)}::double precision[]) AS row (query, clicks, impressions, position)
          JOIN rankings.keywords keyword ON keyword.keyword = row.query AND keyword.state = 'active'
        ), gone AS (
          DELETE FROM rankings.figures figure
          WHERE figure.source = ${source} AND figure.day = ${day} AND figure.covers_days = ${coversDays}
            AND figure.keyword_id NOT IN (SELECT id FROM incoming)
            AND figure.keyword_id IN (SELECT id FROM rankings.keywords WHERE state = 'active')
        ), stored AS (
          INSERT INTO rankings.figures AS figure
            (source, day, keyword_id, clicks, impressions, position, covers_days)
          SELECT ${source}, ${day}, id, clicks, impressions, position, ${coversDays} FROM incoming
          ON CONFLICT (source, day, keyword_id, covers_days) DO UPDATE
            SET clicks = excluded.clicks, impressions = excluded.impressions, position = excluded.position
            WHERE (figure.clicks, figure.impressions, figure.position)
              IS DISTINCT FROM (excluded.clicks, excluded.impressions, excluded.position)
        )
        INSERT INTO rankings.days
          (source, day, covers_days, run_id, keywords, clicks, impressions, position_sum)
        SELECT ${source}, ${day}, ${coversDays}, ${runId}, count(*), coalesce(sum(clicks), 0),
          coalesce(sum(impressions), 0), coalesce(sum(position * impressions), 0)
        FROM incoming
        ON CONFLICT (source, day, covers_days) DO UPDATE
          SET run_id = excluded.run_id, keywords = excluded.keywords, clicks = excluded.clicks,
            impressions = excluded.impressions, position_sum = excluded.position_sum`,
    );
  }
}
