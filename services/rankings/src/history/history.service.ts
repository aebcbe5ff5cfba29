import {
  addDays,
  curveDays,
  type HistoryPoint,
  type KeywordCurves,
  type PacificDate,
  type RankingHistory,
} from '@agency/contracts';
import { queryRows, type Sql, sql } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import * as z from 'zod';
import { KeywordsService } from '../keywords/keywords.service.js';
import type { DataSetEntity } from '../performance/data-set.entity.js';
import { PerformanceRepository } from '../performance/performance.repository.js';
import { toSearchPerformance } from '../performance/search-performance.js';
import { curveOf } from './curve-of.js';

const figuresSchema = z.object({
  day: z.string(),
  coversDays: z.int(),
  clicks: z.int(),
  impressions: z.int(),
  position: z.number().nullable(),
});

/** A keyword's stored periods, as parallel lists. */
const storedCurveSchema = z.object({
  id: z.int(),
  days: z.array(z.string()),
  lengths: z.array(z.int()),
  positions: z.array(z.number()),
});

@Injectable()
export class HistoryService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly performance: PerformanceRepository,
    private readonly keywords: KeywordsService,
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
      sql`SELECT ${columns} FROM rankings.days WHERE ${isShown} AND keywords > 0`,
    );
  }

  async ofKeyword(id: number, span: number): Promise<RankingHistory> {
    await this.keywords.assertListed(id);
    return this.ofKeywords(sql`ARRAY[${id}::integer]`, span);
  }

  /** The active keywords of a landing page together, as they are on the list now. */
  ofLandingPage(page: string, span: number): Promise<RankingHistory> {
    const ids = sql`SELECT id FROM rankings.keywords WHERE landing_page = ${page} AND state = 'active'`;
    return this.ofKeywords(sql`ARRAY(${ids})`, span);
  }

  /** The small curves beside the keywords of a list. */
  async curvesOf(ids: readonly number[]): Promise<KeywordCurves> {
    const { source, dataThrough } = await this.performance.dataSet();
    if (!dataThrough) return { dataThrough, curves: [] };
    const from = addDays(dataThrough, 1 - curveDays);
    const isShown = sql`source = ${source} AND keyword_id = ANY(${ids}::integer[]) AND impressions > 0
      AND day BETWEEN ${from}::date AND ${dataThrough}::date`;
    const rows = await queryRows(
      this.dataSource.manager,
      storedCurveSchema,
      sql`SELECT keyword_id AS id, array_agg(day::text) AS days, array_agg(covers_days::integer) AS lengths,
          array_agg(position) AS positions
        FROM rankings.figures WHERE ${isShown} GROUP BY keyword_id`,
    );
    const stored = new Map(rows.map((row) => [row.id, row]));
    return {
      dataThrough,
      curves: ids.map((id) => {
        const row = stored.get(id);
        const periods = row?.days.map((day, index) => ({
          day,
          coversDays: row.lengths[index] ?? 1,
          position: row.positions[index] ?? 0,
        }));
        return curveOf(periods ?? [], dataThrough);
      }),
    };
  }

  private async ofKeywords(ids: Sql, span: number): Promise<RankingHistory> {
    const { source, dataThrough } = await this.performance.dataSet();
    if (!dataThrough) return { dataThrough, points: [] };
    const from = addDays(dataThrough, 1 - span);
    const columns = sql`day::text AS day, covers_days AS "coversDays",
      sum(clicks)::double precision AS clicks, sum(impressions)::double precision AS impressions,
      round((sum(position * impressions) / nullif(sum(impressions), 0))::numeric, 1)::double precision AS position`;
    const points = await this.points(
      from,
      dataThrough,
      // Looks up each day by key, so the cost of a year does not depend on the size of the table. Arrays instead of
      // joins, which read the whole table if a page has many keywords.
      sql`SELECT ${columns} FROM rankings.figures
        WHERE source = ${source} AND keyword_id = ANY(${ids})
          AND day = ANY(ARRAY(
            SELECT planned::date FROM generate_series(${from}::date, ${dataThrough}::date, '1 day') AS planned))
        GROUP BY day, covers_days`,
    );
    return { dataThrough, points };
  }

  private async points(
    from: PacificDate,
    through: PacificDate,
    figures: Sql,
  ): Promise<HistoryPoint[]> {
    const stored = await queryRows(this.dataSource.manager, figuresSchema, figures);
    return pointsByDay(stored, from, through);
  }
}

/** One point per day, oldest first. Of uploads that end on the same day the longest is shown, as on the page. */
function pointsByDay(
  stored: readonly z.infer<typeof figuresSchema>[],
  from: PacificDate,
  through: PacificDate,
): HistoryPoint[] {
  const shortestFirst = stored.toSorted((one, other) => one.coversDays - other.coversDays);
  const shown = new Map(shortestFirst.map((period) => [period.day, period]));
  const points: HistoryPoint[] = [];
  for (let day = from; day <= through; day = addDays(day, 1)) {
    const period = shown.get(day);
    points.push(
      period
        ? { day, ...toSearchPerformance(period), coversDays: period.coversDays }
        : { day, clicks: null, impressions: null, ctr: null, position: null, coversDays: 0 },
    );
  }
  return points;
}
