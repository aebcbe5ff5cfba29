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
import { finestPoints, type PeriodFigures } from './finest-points.js';

/** Each day is looked up by key, so the cost of a year does not depend on the size of the table. */
const days = `FROM generate_series($2::date, $3::date, '1 day') AS span (day)`;
const ofKeyword = `
  SELECT figure.day::text AS day, covers_days AS "coversDays", clicks, impressions,
    CASE WHEN impressions > 0 THEN round(position::numeric, 1) END AS position
  ${days} JOIN rankings.figures figure
    ON figure.source = $1 AND figure.day = span.day::date AND figure.keyword_id = $4
  UNION ALL
  SELECT day::text, covers_days, clicks, impressions,
    CASE WHEN impressions > 0 THEN round(position::numeric, 1) END
  FROM rankings.wider_figures
  WHERE source = $1 AND keyword_id = $4 AND day BETWEEN $2::date AND $3::date`;
const ofAll = `
  SELECT total.day::text AS day, covers_days AS "coversDays", clicks, impressions,
    round((position_sum / nullif(impressions, 0))::numeric, 1) AS position
  ${days} JOIN rankings.days total
    ON total.source = $1 AND total.day = span.day::date AND total.keywords > 0
  UNION ALL
  SELECT day::text, covers_days, clicks, impressions,
    round((position_sum / nullif(impressions, 0))::numeric, 1)
  FROM rankings.wider_days
  WHERE source = $1 AND day BETWEEN $2::date AND $3::date AND keywords > 0`;

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
    return through ? this.points(ofAll, through, span) : [];
  }

  async ofKeyword(id: number, span: number): Promise<RankingHistory> {
    const known = await this.database.query<object[]>(
      `SELECT FROM rankings.keywords WHERE id = $1 AND state <> 'removed'`,
      [id],
    );
    if (known.length === 0) throw new NotFoundException('This keyword is not on the list.');
    const dataThrough = await this.dataSets.dataThrough();
    if (!dataThrough) return { dataThrough, points: [] };
    return { dataThrough, points: await this.points(ofKeyword, dataThrough, span, id) };
  }

  private async points(
    sql: string,
    through: PacificDate,
    span: number,
    ...of: number[]
  ): Promise<HistoryPoint[]> {
    const from = addDays(through, 1 - span);
    const stored = await this.database.query<PeriodFigures[]>(sql, [
      this.source,
      from,
      through,
      ...of,
    ]);
    return finestPoints(stored, from, through);
  }
}
