import {
  addDays,
  type PacificDate,
  type RankingSource,
  rankingWindowDays,
} from '@agency/contracts';
import { execute, type Sql, sql } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PerformanceRepository } from './performance.repository.js';
import { areApart, firstDayOf, type SummedPeriod, shortestPeriods } from './stored-periods.js';

/** The days of two windows that are compared. */
interface Windows {
  current: readonly PacificDate[];
  previous: readonly PacificDate[];
}

/** Each keyword's figures in both windows. The sums of positions are weighted by impressions. */
export const windowSums = (source: RankingSource, { current, previous }: Windows): Sql => sql`
  SELECT keyword_id,
    sum(clicks) FILTER (WHERE is_current) AS clicks,
    sum(impressions) FILTER (WHERE is_current) AS impressions,
    sum(position * impressions) FILTER (WHERE is_current) AS position_sum,
    sum(clicks) FILTER (WHERE NOT is_current) AS previous_clicks,
    sum(impressions) FILTER (WHERE NOT is_current) AS previous_impressions,
    sum(position * impressions) FILTER (WHERE NOT is_current) AS previous_position_sum
  FROM (
    SELECT keyword_id, clicks, impressions, position, day = ANY(${current}::date[]) AS is_current
    FROM rankings.figures
    WHERE source = ${source} AND day = ANY(${[...current, ...previous]}::date[])
  ) AS figure
  GROUP BY keyword_id`;

/** What the summary shows of each keyword: its newest week beside the one before. */
@Injectable()
export class KeywordWindowRepository {
  constructor(private readonly performance: PerformanceRepository) {}

  /**
   * Sums each keyword's last seven days up to `through`, and the seven before. Positions are weighted by impressions.
   * The period that ends on `through` counts, as it is the newest point of a chart; of others that overlap, the shortest.
   * A period longer than a window counts alone and only as the newest, and is not compared: it has days of both windows.
   * Returns the days that the current sums cover.
   */
  async sum(
    manager: EntityManager,
    source: RankingSource,
    through: PacificDate,
  ): Promise<SummedPeriod> {
    const before = addDays(through, -rankingWindowDays);
    const beginning = addDays(before, -rankingWindowDays);
    const ending = await this.performance.periodsBetween(source, before, through, manager);
    const newest = ending.filter(({ day }) => day === through);
    const isComparable = newest.every((period) => firstDayOf(period) > before);
    const others = ending.filter(
      (period) =>
        isComparable &&
        firstDayOf(period) > before &&
        newest.every((ofThrough) => areApart(period, ofThrough)),
    );
    const current = [...newest, ...shortestPeriods(others)];
    const earlier = await this.performance.periodsBetween(source, beginning, before, manager);
    const previous = shortestPeriods(earlier.filter((period) => firstDayOf(period) > beginning));
    const currentDays = current.map(({ day }) => day);
    const previousDays = isComparable ? previous.map(({ day }) => day) : [];
    await execute(manager, sql`DELETE FROM rankings.keyword_windows WHERE source = ${source}`);
    await execute(
      manager,
      sql`WITH sums AS (${windowSums(source, { current: currentDays, previous: previousDays })})
        INSERT INTO rankings.keyword_windows
          (source, keyword_id, clicks, impressions, position_sum, position,
            previous_clicks, previous_impressions, previous_position_sum, previous_position)
        SELECT ${source}, keyword_id, clicks, impressions, position_sum,
          round((position_sum / nullif(impressions, 0))::numeric, 1),
          previous_clicks, previous_impressions, previous_position_sum,
          round((previous_position_sum / nullif(previous_impressions, 0))::numeric, 1)
        FROM sums`,
    );
    const [from = addDays(before, 1)] = current.map(firstDayOf).sort();
    return { from, to: through };
  }
}
