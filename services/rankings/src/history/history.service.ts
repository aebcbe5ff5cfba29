import {
  addDays,
  type HistoryPoint,
  type PacificDate,
  type RankingHistory,
} from '@agency/contracts';
import { queryRows, type Sql, sql } from '@agency/platform';
import { Injectable, NotFoundException } from '@nestjs/common';
import { DataSource, Not } from 'typeorm';
import * as z from 'zod';
import { KeywordEntity } from '../keywords/keyword.entity.js';
import type { DataSetEntity } from '../performance/data-set.entity.js';
import { PerformanceRepository } from '../performance/performance.repository.js';
import { finestPoints } from './finest-points.js';

const figuresSchema = z.object({
  day: z.string(),
  coversDays: z.int(),
  clicks: z.int(),
  impressions: z.int(),
  position: z.number().nullable(),
});

@Injectable()
export class HistoryService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly performance: PerformanceRepository,
  ) {}

  /** All keywords together. */
  async average(span: number): Promise<RankingHistory> {
    const dataSet = await this.performance.dataSet();
    return {
      dataThrough: dataSet.dataThrough,
      points: await this.averagePoints(dataSet, span),
    };
  }

  async averagePoints(
    { source, dataThrough: through }: DataSetEntity,
    span: number,
  ): Promise<HistoryPoint[]> {
    if (!through) return [];
    const from = addDays(through, 1 - span);
    const isShown = sql`source = ${source} AND day BETWEEN ${from}::date AND ${through}::date`;
    const columns = sql`day::text AS day, covers_days AS "coversDays", clicks::double precision AS clicks,
      impressions::double precision AS impressions,
      round((position_sum / nullif(impressions, 0))::numeric, 1)::double precision AS position`;
    return this.points(
      from,
      through,
      sql`SELECT ${columns} FROM rankings.days WHERE ${isShown} AND keywords > 0
        UNION ALL
        SELECT ${columns} FROM rankings.wider_days WHERE ${isShown} AND keywords > 0`,
    );
  }

  async ofKeyword(id: number, span: number): Promise<RankingHistory> {
    const { manager } = this.dataSource;
    if (!(await manager.existsBy(KeywordEntity, { id, state: Not('removed') }))) {
      throw new NotFoundException('This keyword is not on the list.');
    }
    const { source, dataThrough } = await this.performance.dataSet();
    if (!dataThrough) return { dataThrough, points: [] };
    const from = addDays(dataThrough, 1 - span);
    const columns = sql`covers_days AS "coversDays", clicks::double precision AS clicks,
      impressions::double precision AS impressions,
      CASE WHEN impressions > 0 THEN round(position::numeric, 1)::double precision END AS position`;
    const points = await this.points(
      from,
      dataThrough,
      // Looks up each day by key, so the cost of a year does not depend on the size of the table.
      sql`SELECT figure.day::text AS day, ${columns}
        FROM generate_series(${from}::date, ${dataThrough}::date, '1 day') AS span (day)
        JOIN rankings.figures figure
          ON figure.source = ${source} AND figure.day = span.day::date AND figure.keyword_id = ${id}
        UNION ALL
        SELECT day::text, ${columns} FROM rankings.wider_figures
        WHERE source = ${source} AND keyword_id = ${id} AND day BETWEEN ${from}::date AND ${dataThrough}::date`,
    );
    return { dataThrough, points };
  }

  /** The active keywords of a landing page together, as they are on the list now. */
  async ofLandingPage(page: string, span: number): Promise<RankingHistory> {
    const { source, dataThrough } = await this.performance.dataSet();
    if (!dataThrough) return { dataThrough, points: [] };
    const from = addDays(dataThrough, 1 - span);
    const ofPage = sql`SELECT id FROM rankings.keywords WHERE landing_page = ${page} AND state = 'active'`;
    const columns = sql`figure.day::text AS day, figure.covers_days AS "coversDays",
      sum(figure.clicks)::double precision AS clicks, sum(figure.impressions)::double precision AS impressions,
      round((sum(figure.position * figure.impressions) / nullif(sum(figure.impressions), 0))::numeric, 1)::double precision
        AS position`;
    const points = await this.points(
      from,
      dataThrough,
      // Arrays instead of joins, which read the whole table if a page has many keywords.
      sql`SELECT ${columns}
        FROM rankings.figures figure
        WHERE figure.source = ${source} AND figure.keyword_id = ANY(ARRAY(${ofPage}))
          AND figure.day = ANY(ARRAY(
            SELECT day::date FROM generate_series(${from}::date, ${dataThrough}::date, '1 day') AS day))
        GROUP BY figure.day, figure.covers_days
        UNION ALL
        SELECT ${columns}
        FROM rankings.wider_figures figure
        WHERE figure.source = ${source} AND figure.keyword_id = ANY(ARRAY(${ofPage}))
          AND figure.day BETWEEN ${from}::date AND ${dataThrough}::date
        GROUP BY figure.day, figure.covers_days`,
    );
    return { dataThrough, points };
  }

  private async points(
    from: PacificDate,
    through: PacificDate,
    figures: Sql,
  ): Promise<HistoryPoint[]> {
    const stored = await queryRows(this.dataSource.manager, figuresSchema, figures);
    return finestPoints(stored, from, through);
  }
}
