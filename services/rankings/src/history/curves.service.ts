import { addDays, curveDays, type KeywordCurves } from '@agency/contracts';
import { queryRows, sql } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import * as z from 'zod';
import { PerformanceRepository } from '../performance/performance.repository.js';
import { curveOf } from './curve-of.js';

/** A keyword's stored periods, as parallel lists. */
const storedSchema = z.object({
  id: z.int(),
  days: z.array(z.string()),
  lengths: z.array(z.int()),
  positions: z.array(z.number()),
});

/** The small curves beside the keywords of a list. */
@Injectable()
export class CurvesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly performance: PerformanceRepository,
  ) {}

  async of(ids: readonly number[]): Promise<KeywordCurves> {
    const { source, dataThrough } = await this.performance.dataSet();
    if (!dataThrough) return { dataThrough, curves: [] };
    const from = addDays(dataThrough, 1 - curveDays);
    const isShown = sql`source = ${source} AND keyword_id = ANY(${ids}::integer[]) AND impressions > 0
      AND day BETWEEN ${from}::date AND ${dataThrough}::date`;
    const rows = await queryRows(
      this.dataSource.manager,
      storedSchema,
      sql`SELECT keyword_id AS id, array_agg(day::text) AS days, array_agg(covers_days::integer) AS lengths,
          array_agg(position) AS positions
        FROM rankings.figures WHERE ${isShown} GROUP BY keyword_id`,
    );
    const stored = new Map(rows.map((row) => [row.id, row]));
    return {
      dataThrough,
      curves: ids.map((id) => {
        const { days, lengths, positions } = stored.get(id) ?? {
          days: [],
          lengths: [],
          positions: [],
        };
        const periods = days.map((day, index) => ({
          day,
          coversDays: lengths[index] ?? 1,
          position: positions[index] ?? 0,
        }));
        return curveOf(periods, dataThrough);
      }),
    };
  }
}
