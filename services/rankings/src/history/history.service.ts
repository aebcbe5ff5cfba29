import type { RankingSource } from '@agency/contracts';
import {
  addDays,
  type HistoryPoint,
  type PacificDate,
  type RankingHistory,
} from '@agency/contracts';
import { Inject, Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { DataSetRepository } from '../performance/data-set.repository.js';
import { RANKING_SOURCE } from '../performance/ranking-source.token.js';
import { toSearchPerformance } from '../performance/search-performance.js';

interface HistoryRow {
  day: string;
  covers_days: number | null;
  clicks: string | number | null;
  impressions: string | number | null;
  position: string | null;
}

/** Each day is looked up by key, so the cost of a year does not depend on the size of the table. */
const days = `FROM generate_series($2::date, $3::date, '1 day') AS span (day)`;
const ofKeyword = `
  SELECT to_char(span.day, 'YYYY-MM-DD') AS day, covers_days, clicks, impressions,
    CASE WHEN impressions > 0 THEN round(position::numeric, 1) END AS position
  ${days} LEFT JOIN rankings.figures figure
    ON figure.source = $1 AND figure.day = span.day::date AND figure.keyword_id = $4
  ORDER BY span.day`;
const ofAll = `
  SELECT to_char(span.day, 'YYYY-MM-DD') AS day, covers_days, clicks, impressions,
    round((position_sum / nullif(impressions, 0))::numeric, 1) AS position
  ${days} LEFT JOIN rankings.days total
    ON total.source = $1 AND total.day = span.day::date AND total.keywords > 0
  ORDER BY span.day`;

@Injectable()
export class HistoryService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(RANKING_SOURCE) private readonly source: RankingSource,
    private readonly dataSets: DataSetRepository,
  ) {}

  /** All keywords together. */
  async average(span: number): Promise<RankingHistory> {
    const dataThrough = await this.dataSets.dataThrough();
    return { dataThrough, points: await this.averagePoints(dataThrough, span) };
  }

  async averagePoints(through: PacificDate | null, span: number): Promise<HistoryPoint[]> {
    return through ? this.points(ofAll, this.span(through, span)) : [];
  }

  async ofKeyword(id: number, span: number): Promise<RankingHistory> {
    const known = await this.database.query<object[]>(
      `SELECT FROM rankings.keywords WHERE id = $1 AND state <> 'removed'`,
      [id],
    );
    if (known.length === 0) throw new NotFoundException('This keyword is not on the list.');
    const dataThrough = await this.dataSets.dataThrough();
    if (!dataThrough) return { dataThrough, points: [] };
    return {
      dataThrough,
      points: await this.points(ofKeyword, [...this.span(dataThrough, span), id]),
    };
  }

  private span(through: PacificDate, days: number) {
    return [this.source, addDays(through, 1 - days), through];
  }

  private async points(sql: string, values: unknown[]): Promise<HistoryPoint[]> {
    const rows = await this.database.query<HistoryRow[]>(sql, values);
    return rows.map(toHistoryPoint);
  }
}

function toHistoryPoint({ day, covers_days, ...sums }: HistoryRow): HistoryPoint {
  if (covers_days === null) {
    return { day, clicks: null, impressions: null, ctr: null, position: null, coversDays: 0 };
  }
  return { day, ...toSearchPerformance(sums), coversDays: covers_days };
}
