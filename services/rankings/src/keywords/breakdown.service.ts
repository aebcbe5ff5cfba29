import {
  addDays,
  adviceWindowDays,
  type BreakdownDimension,
  breakdownDimensionSchema,
  breakdownRowSchema,
  type KeywordBreakdown,
  maxBreakdownRows,
  type PacificDate,
  type RankingSource,
} from '@agency/contracts';
import { execute, queryRows, type Sql, sql } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import * as z from 'zod';
import { ActiveSourceService } from '../performance/active-source.service.js';
import type { BreakdownFigures } from '../source/performance-source.js';
import { KeywordsService } from './keywords.service.js';

const rowSchema = z.object({
  ...breakdownRowSchema.shape,
  dimension: breakdownDimensionSchema,
  keywordId: z.int(),
  windowEnd: z.string(),
});
type StoredBreakdown = z.infer<typeof rowSchema>;

interface ReadBreakdown {
  dimension: BreakdownDimension;
  windowEnd: PacificDate;
  rows: readonly BreakdownFigures[];
}

/** The figures of keywords by page, country and device in the newest window. */
@Injectable()
export class BreakdownService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly keywords: KeywordsService,
    private readonly active: ActiveSourceService,
  ) {}

  /** Throws 404 for an unknown keyword. */
  async ofKeyword(id: number): Promise<KeywordBreakdown> {
    await this.keywords.assertListed(id);
    const source = await this.active.name();
    const rows = await this.find(source, sql`keyword_id = ${id}`);
    const to = rows
      .map(({ windowEnd }) => windowEnd)
      .sort()
      .at(-1);
    const by = (dimension: BreakdownDimension) => rows.filter((row) => row.dimension === dimension);
    return {
      isAvailable: source !== 'csv',
      period: to === undefined ? null : { from: addDays(to, 1 - adviceWindowDays), to },
      pages: by('page'),
      countries: by('country'),
      devices: by('device'),
    };
  }

  /** The pages of keywords that more than one page is shown for, by the keyword's id. */
  async severalPages(source: RankingSource): Promise<Map<number, StoredBreakdown[]>> {
    const isSeveral = sql`dimension = 'page' AND keyword_id IN (
      SELECT keyword_id FROM rankings.breakdowns several
      WHERE several.source = ${source} AND several.dimension = 'page'
      GROUP BY keyword_id HAVING count(*) > 1)`;
    const rows = await this.find(source, isSeveral);
    const pages = new Map<number, StoredBreakdown[]>();
    for (const row of rows) {
      const ofKeyword = pages.get(row.keywordId) ?? [];
      pages.set(row.keywordId, [...ofKeyword, row]);
    }
    return pages;
  }

  /** For each dimension, the values with the most impressions. Shares are of all values, including those left out. */
  private find(source: RankingSource, isMatch: Sql): Promise<StoredBreakdown[]> {
    return queryRows(
      this.dataSource.manager,
      rowSchema,
      sql`SELECT keyword_id AS "keywordId", dimension, value, window_end::text AS "windowEnd", clicks,
          impressions, round(position::numeric, 1)::double precision AS position, share
        FROM (
          SELECT *, (100.0 * impressions / sum(impressions) OVER everything)::double precision AS share,
            row_number() OVER (everything ORDER BY impressions DESC, value) AS place
          FROM rankings.breakdowns WHERE source = ${source} AND ${isMatch}
          WINDOW everything AS (PARTITION BY keyword_id, dimension)
        ) AS placed
        WHERE place <= ${maxBreakdownRows} ORDER BY keyword_id, dimension, place`,
    );
  }

  /** Replaces the figures of all keywords by one dimension. */
  async replace(
    manager: EntityManager,
    source: RankingSource,
    { dimension, windowEnd, rows }: ReadBreakdown,
  ): Promise<void> {
    await execute(
      manager,
      sql`DELETE FROM rankings.breakdowns WHERE source = ${source} AND dimension = ${dimension}`,
    );
    await execute(
      manager,
      sql`INSERT INTO rankings.breakdowns
          (source, keyword_id, dimension, value, window_end, clicks, impressions, position)
        SELECT ${source}, keyword.id, ${dimension}, value, ${windowEnd}::date, clicks, impressions, position
        FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          AS row (query text, value text, clicks integer, impressions integer, position double precision)
        JOIN rankings.keywords keyword ON keyword.keyword = row.query AND keyword.state = 'active'`,
    );
  }

  /** Deletes all of a source. */
  async drop(manager: EntityManager, source: RankingSource): Promise<void> {
    await execute(manager, sql`DELETE FROM rankings.breakdowns WHERE source = ${source}`);
  }
}
