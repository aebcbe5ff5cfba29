import {
  addDays,
  type PacificDate,
  type RankingSource,
  rankingWindowDays,
} from '@agency/contracts';
import { execute, queryRow, queryRows, sql } from '@agency/platform';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import * as z from 'zod';
import { DataSetEntity } from './data-set.entity.js';
import { RANKING_SOURCE } from './ranking-source.token.js';
import {
  firstDayOf,
  type QueryPerformance,
  type StoredPeriod,
  shortestPeriods,
} from './stored-periods.js';

export interface StoredPerformance extends StoredPeriod {
  runId: number;
  /** No query twice. */
  rows: readonly QueryPerformance[];
}

/** The days that sums cover. */
export interface SummedPeriod {
  from: PacificDate;
  to: PacificDate;
}

export const periodSchema = z.object({ day: z.string(), coversDays: z.int() });
const keywordCountSchema = z.object({ keywords: z.int() });

/**
 * The stored performance data of this installation's source. Methods with a manager must be called with that of the
 * transaction that publishes what they change.
 */
@Injectable()
export class PerformanceRepository {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(RANKING_SOURCE) private readonly source: RankingSource,
  ) {}

  /** How far the source's data reaches, and a revision that changes with what the summary shows. */
  dataSet(): Promise<DataSetEntity> {
    const { source } = this;
    return this.dataSource.manager.findOneByOrFail(DataSetEntity, { source });
  }

  async dataThrough(): Promise<PacificDate | null> {
    return (await this.dataSet()).dataThrough;
  }

  /** (!) Call it after every change of what the summary shows: replicas cache the summary by revision. */
  async touch(): Promise<void> {
    const { manager } = this.dataSource;
    await execute(manager, sql`UPDATE rankings.data_sets SET revision = revision + 1`);
  }

  /** Says how far the data reaches now, and which days the sums cover. */
  async publish(
    manager: EntityManager,
    { through, summed, now }: { through: PacificDate; summed: SummedPeriod; now: Date },
  ): Promise<void> {
    await execute(
      manager,
      sql`UPDATE rankings.data_sets SET data_through = ${through}, updated_at = ${now},
          revision = revision + 1, period_from = ${summed.from}, period_to = ${summed.to}
        WHERE source = ${this.source}`,
    );
  }

  /** What ends after a day and up to another. */
  periodsBetween(
    after: PacificDate,
    last: PacificDate,
    manager = this.dataSource.manager,
  ): Promise<StoredPeriod[]> {
    return queryRows(
      manager,
      periodSchema,
      sql`SELECT day::text AS day, covers_days AS "coversDays" FROM rankings.days
        WHERE source = ${this.source} AND day > ${after}::date AND day <= ${last}::date`,
    );
  }

  /**
   * Makes the stored day equal to the source's, in one statement: changed rows are replaced, rows that the source no
   * longer has are deleted, unchanged rows are not written. Untracked queries are left out, and paused keywords keep their
   * rows. Returns how many keywords have data that day.
   */
  async storeDay(
    manager: EntityManager,
    { day, coversDays, runId, rows }: StoredPerformance,
  ): Promise<number> {
    const { source } = this;
    const { keywords } = await queryRow(
      manager,
      keywordCountSchema,
      // `NOT IN` instead of `NOT EXISTS`: the planner cannot estimate the incoming rows, and for the latter may compare each
      // stored row with each incoming one.
      sql`WITH incoming AS MATERIALIZED (
          SELECT keyword.id, row.clicks, row.impressions, row.position
          FROM unnest(${rows.map(({ query }) => query)}::text[], ${rows.map(({ clicks }) => clicks)}::integer[],
            ${rows.map(({ impressions }) => impressions)}::integer[],
            ${rows.map(({ position }) => position)}::double precision[]) AS row (query, clicks, impressions, position)
          JOIN rankings.keywords keyword ON keyword.keyword = row.query AND keyword.state = 'active'
        ), gone AS (
          DELETE FROM rankings.figures figure
          WHERE figure.source = ${source} AND figure.day = ${day}
            AND figure.keyword_id NOT IN (SELECT id FROM incoming)
            AND figure.keyword_id IN (SELECT id FROM rankings.keywords WHERE state = 'active')
        ), stored AS (
          INSERT INTO rankings.figures AS figure
            (source, day, keyword_id, clicks, impressions, position, covers_days)
          SELECT ${source}, ${day}, id, clicks, impressions, position, ${coversDays} FROM incoming
          ON CONFLICT (source, day, keyword_id) DO UPDATE
            SET clicks = excluded.clicks, impressions = excluded.impressions,
              position = excluded.position, covers_days = excluded.covers_days
            WHERE (figure.clicks, figure.impressions, figure.position, figure.covers_days)
              IS DISTINCT FROM (excluded.clicks, excluded.impressions, excluded.position, excluded.covers_days)
        )
        INSERT INTO rankings.days
          (source, day, covers_days, run_id, keywords, clicks, impressions, position_sum)
        SELECT ${source}, ${day}, ${coversDays}, ${runId}, count(*), coalesce(sum(clicks), 0),
          coalesce(sum(impressions), 0), coalesce(sum(position * impressions), 0)
        FROM incoming
        ON CONFLICT (source, day) DO UPDATE
          SET covers_days = excluded.covers_days, run_id = excluded.run_id, keywords = excluded.keywords,
            clicks = excluded.clicks, impressions = excluded.impressions, position_sum = excluded.position_sum
        RETURNING keywords`,
    );
    return keywords;
  }

  /**
   * Sums each keyword's last seven days up to `through`, and the seven before. Positions are weighted by impressions.
   * Of uploaded periods that overlap, the shortest counts. One that is longer than a window counts for the current window
   * by its last day, but is not compared: it holds days of both. Returns the days that the current sums cover.
   */
  async sumWindows(manager: EntityManager, through: PacificDate): Promise<SummedPeriod> {
    const { source } = this;
    const before = addDays(through, -rankingWindowDays);
    const beginning = addDays(before, -rankingWindowDays);
    const current = shortestPeriods(await this.periodsBetween(before, through, manager));
    const earlier = await this.periodsBetween(beginning, before, manager);
    const previous = shortestPeriods(earlier.filter((period) => firstDayOf(period) > beginning));
    const isComparable = current.every((period) => firstDayOf(period) > before);
    const currentDays = current.map(({ day }) => day);
    const previousDays = isComparable ? previous.map(({ day }) => day) : [];
    await execute(manager, sql`DELETE FROM rankings.keyword_windows WHERE source = ${source}`);
    await execute(
      manager,
      sql`WITH sums AS (
          SELECT keyword_id,
            sum(clicks) FILTER (WHERE is_current) AS clicks,
            sum(impressions) FILTER (WHERE is_current) AS impressions,
            sum(position * impressions) FILTER (WHERE is_current) AS position_sum,
            sum(clicks) FILTER (WHERE NOT is_current) AS previous_clicks,
            sum(impressions) FILTER (WHERE NOT is_current) AS previous_impressions,
            sum(position * impressions) FILTER (WHERE NOT is_current) AS previous_position_sum
          FROM (
            SELECT keyword_id, clicks, impressions, position, day = ANY(${currentDays}::date[]) AS is_current
            FROM rankings.figures
            WHERE source = ${source} AND day = ANY(${[...currentDays, ...previousDays]}::date[])
          ) AS figure
          GROUP BY keyword_id
        )
        INSERT INTO rankings.keyword_windows
          (source, keyword_id, clicks, impressions, position_sum, position,
            previous_clicks, previous_impressions, previous_position)
        SELECT ${source}, keyword_id, clicks, impressions, position_sum,
          round((position_sum / nullif(impressions, 0))::numeric, 1),
          previous_clicks, previous_impressions,
          round((previous_position_sum / nullif(previous_impressions, 0))::numeric, 1)
        FROM sums`,
    );
    const window = { from: addDays(through, 1 - rankingWindowDays), to: through };
    return isComparable ? window : spanOf(current, window);
  }
}

/** From the first to the last day of the periods. */
function spanOf(periods: readonly StoredPeriod[], otherwise: SummedPeriod): SummedPeriod {
  const [from = otherwise.from] = periods.map(firstDayOf).sort();
  const to = periods
    .map(({ day }) => day)
    .sort()
    .at(-1);
  return { from, to: to ?? otherwise.to };
}
