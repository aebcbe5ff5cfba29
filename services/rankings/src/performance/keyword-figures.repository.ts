import { addDays, type PacificDate, type RankingSource } from '@agency/contracts';
import { execute, queryRow, type Sql, sql } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import * as z from 'zod';
import type { ComparedPeriods, SummedPeriod } from './stored-periods.js';
import { isOfUpload, UploadedPeriodRepository } from './uploaded-period.repository.js';

/** Whether a row is of these days: one of the days that were read, or the upload of exactly these days. */
function isOf(source: RankingSource, period: SummedPeriod): Sql {
  if (source !== 'csv') return sql`day BETWEEN ${period.from}::date AND ${period.to}::date`;
  return sql`(${isOfUpload(period)})`;
}

/** Each keyword's figures in both periods. The sums of positions are weighted by impressions. */
export function periodSums(source: RankingSource, { current, previous }: ComparedPeriods): Sql {
  const isCurrent = isOf(source, current);
  const isPrevious = previous ? isOf(source, previous) : sql`false`;
  return sql`
    SELECT keyword_id,
      sum(clicks) FILTER (WHERE is_current) AS clicks,
      sum(impressions) FILTER (WHERE is_current) AS impressions,
      sum(position * impressions) FILTER (WHERE is_current) AS position_sum,
      sum(clicks) FILTER (WHERE NOT is_current) AS previous_clicks,
      sum(impressions) FILTER (WHERE NOT is_current) AS previous_impressions,
      sum(position * impressions) FILTER (WHERE NOT is_current) AS previous_position_sum
    FROM (
      SELECT keyword_id, clicks, impressions, position, ${isCurrent} AS is_current
      FROM rankings.figures WHERE source = ${source} AND (${isCurrent} OR ${isPrevious})
    ) AS figure
    GROUP BY keyword_id`;
}

/** Days per statement: those of ten thousand keywords take a fraction of a statement's time limit. */
const daysPerStatement = 60;

const storedSchema = z.object({ from: z.string().nullable(), to: z.string().nullable() });

/**
 * What is published of each keyword's stored days, so that requests need not compute it: its newest days beside those
 * before, and its best position. Positions are stored as shown, with one decimal, so that comparisons match the page.
 * Call methods with the manager of the transaction that publishes the change.
 */
@Injectable()
export class KeywordFiguresRepository {
  constructor(private readonly uploads: UploadedPeriodRepository) {}

  /** Which days are shown and compared: the last ones and as many before, or two of the uploads. */
  async comparedPeriods(
    source: RankingSource,
    through: PacificDate,
    days: number,
    manager?: EntityManager,
  ): Promise<ComparedPeriods> {
    const uploads = source === 'csv' ? await this.uploads.compared(manager) : undefined;
    const before = addDays(through, -days);
    return (
      uploads ?? {
        current: { from: addDays(before, 1), to: through },
        previous: { from: addDays(before, 1 - days), to: before },
      }
    );
  }

  /** Sums each keyword's figures in both periods. */
  async sumPeriods(
    manager: EntityManager,
    source: RankingSource,
    periods: ComparedPeriods,
  ): Promise<void> {
    await this.clearWindows(manager, source);
    await execute(
      manager,
      sql`WITH sums AS (${periodSums(source, periods)})
        INSERT INTO rankings.keyword_windows
          (source, keyword_id, clicks, impressions, position_sum, position,
            previous_clicks, previous_impressions, previous_position_sum, previous_position)
        SELECT ${source}, keyword_id, clicks, impressions, position_sum,
          round((position_sum / nullif(impressions, 0))::numeric, 1),
          previous_clicks, previous_impressions, previous_position_sum,
          round((previous_position_sum / nullif(previous_impressions, 0))::numeric, 1)
        FROM sums`,
    );
  }

  /**
   * Finds all best positions again: a corrected day or a removed upload can take one back. Of days with the same
   * position, the first counts.
   */
  async findBestPositions(manager: EntityManager, source: RankingSource): Promise<void> {
    await this.clearBestPositions(manager, source);
    const { from, to } = await queryRow(
      manager,
      storedSchema,
      sql`SELECT min(day)::text AS from, max(day)::text AS to FROM rankings.days WHERE source = ${source}`,
    );
    if (!from || !to) return;
    for (let first = from; first <= to; first = addDays(first, daysPerStatement)) {
      await this.findBestAmong(manager, source, first, addDays(first, daysPerStatement - 1));
    }
  }

  async clear(manager: EntityManager, source: RankingSource): Promise<void> {
    await this.clearWindows(manager, source);
    await this.clearBestPositions(manager, source);
  }

  private async clearWindows(manager: EntityManager, source: RankingSource): Promise<void> {
    await execute(manager, sql`DELETE FROM rankings.keyword_windows WHERE source = ${source}`);
  }

  private async clearBestPositions(manager: EntityManager, source: RankingSource): Promise<void> {
    await execute(manager, sql`DELETE FROM rankings.best_positions WHERE source = ${source}`);
  }

  private async findBestAmong(
    manager: EntityManager,
    source: RankingSource,
    from: PacificDate,
    to: PacificDate,
  ): Promise<void> {
    const isAmong = sql`source = ${source} AND day BETWEEN ${from}::date AND ${to}::date AND impressions > 0`;
    const columns = sql`keyword_id, round(position::numeric, 1)::double precision AS position, day, covers_days`;
    await execute(
      manager,
      // The least array is that of the best position, then of the first day. Found without sorting, ten times as fast.
      sql`WITH found AS (
          SELECT keyword_id, min(ARRAY[position, day - ${from}::date, covers_days]) AS best
          FROM (SELECT ${columns} FROM rankings.figures WHERE ${isAmong}) AS figure
          GROUP BY keyword_id
        )
        INSERT INTO rankings.best_positions AS known (source, keyword_id, position, day, covers_days)
        SELECT ${source}, keyword_id, best[1], ${from}::date + best[2]::integer, best[3] FROM found
        ON CONFLICT (source, keyword_id) DO UPDATE
          SET position = excluded.position, day = excluded.day, covers_days = excluded.covers_days
          WHERE excluded.position < known.position`,
    );
  }
}
