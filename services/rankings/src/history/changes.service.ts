import {
  addDays,
  type KeywordChange,
  type ListChangesQuery,
  type PacificDate,
  type RankingSource,
} from '@agency/contracts';
import { countRows, queryRows, type Sql, sql } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import * as z from 'zod';
import { ActiveSourceService } from '../connection/active-source.service.js';
import { matchesKeywordFilter } from '../keywords/tracked-keyword.query.js';
import { PerformanceRepository } from '../performance/performance.repository.js';
import { performanceOrNull } from '../performance/search-performance.js';
import { shortestPeriods } from '../performance/stored-periods.js';

const figure = z.number().nullable();
const changeSchema = z.object({
  id: z.int(),
  keyword: z.string(),
  from_clicks: figure,
  from_impressions: figure,
  from_position: figure,
  to_clicks: figure,
  to_impressions: figure,
  to_position: figure,
  gain: figure,
});

/** Changes between two dates. Each side sums the days before its date, because a single day says little. */
@Injectable()
export class ChangesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly active: ActiveSourceService,
    private readonly performance: PerformanceRepository,
  ) {}

  /** Biggest move first. Keywords without data on either side are left out. */
  async list(query: ListChangesQuery): Promise<{ rows: KeywordChange[]; total: number }> {
    const compared = await this.compared(query);
    const [rows, total] = await Promise.all([
      this.find(compared, sql`LIMIT ${query.limit} OFFSET ${query.offset}`),
      countRows(this.dataSource.manager, compared),
    ]);
    return { rows, total };
  }

  private async find(compared: Sql, page: Sql): Promise<KeywordChange[]> {
    const rows = await queryRows(
      this.dataSource.manager,
      changeSchema,
      sql`SELECT keyword.id, keyword.keyword,
          earlier.clicks::double precision AS from_clicks,
          earlier.impressions::double precision AS from_impressions,
          earlier.position::double precision AS from_position,
          later.clicks::double precision AS to_clicks,
          later.impressions::double precision AS to_impressions,
          later.position::double precision AS to_position,
          (earlier.position - later.position)::double precision AS gain
        FROM ${compared}
        ORDER BY abs(earlier.position - later.position) DESC NULLS LAST, keyword.id ${page}`,
    );
    return rows.map(toChange);
  }

  private async compared(filter: ListChangesQuery): Promise<Sql> {
    const source = await this.active.name();
    const [from, to] = await Promise.all([
      this.summedDays(source, filter.from, filter.days),
      this.summedDays(source, filter.to, filter.days),
    ]);
    return sql`rankings.keywords keyword
      LEFT JOIN (${sumsOf(source, from)}) AS earlier ON earlier.keyword_id = keyword.id
      LEFT JOIN (${sumsOf(source, to)}) AS later ON later.keyword_id = keyword.id
      WHERE ${matchesKeywordFilter(filter)}
        AND (earlier.keyword_id IS NOT NULL OR later.keyword_id IS NOT NULL)`;
  }

  /** The last days of the periods that are summed up to a date. */
  private async summedDays(
    source: RankingSource,
    date: PacificDate,
    days: number,
  ): Promise<PacificDate[]> {
    const stored = await this.performance.periodsBetween(source, addDays(date, -days), date);
    return shortestPeriods(stored).map(({ day }) => day);
  }
}

const sumsOf = (source: RankingSource, days: readonly PacificDate[]): Sql =>
  sql`SELECT keyword_id, sum(clicks) AS clicks, sum(impressions) AS impressions,
      round((sum(position * impressions) / nullif(sum(impressions), 0))::numeric, 1) AS position
    FROM rankings.figures WHERE source = ${source} AND day = ANY(${days}::date[])
    GROUP BY keyword_id`;

function toChange(row: z.infer<typeof changeSchema>): KeywordChange {
  return {
    id: row.id,
    keyword: row.keyword,
    from: performanceOrNull(row.from_clicks, row.from_impressions, row.from_position),
    to: performanceOrNull(row.to_clicks, row.to_impressions, row.to_position),
    positionGain: row.gain,
  };
}
