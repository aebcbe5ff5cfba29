import {
  maxLengths,
  maxOtherQueries,
  type OtherQuery,
  otherQueryMinimum,
  otherQuerySchema,
  type RankingSource,
} from '@agency/contracts';
import { countRows, execute, queryRows, sql } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ActiveSourceService } from '../performance/active-source.service.js';
import type { QueryPerformance, SummedPeriod } from '../performance/stored-periods.js';
import { isBrandSearch } from './brand-search.js';

/** Queries that were seen in the newest window and are not on the keyword list. */
@Injectable()
export class OtherQueriesRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly active: ActiveSourceService,
  ) {}

  async list(limit: number, offset: number): Promise<{ rows: OtherQuery[]; total: number }> {
    const { manager } = this.dataSource;
    const source = await this.active.name();
    // Leaves out queries that were added to the list since they were stored.
    const ofSource = sql`rankings.other_queries other WHERE source = ${source} AND NOT EXISTS (
      SELECT FROM rankings.keywords keyword WHERE keyword.keyword = other.query AND keyword.state <> 'removed')`;
    const [rows, total] = await Promise.all([
      queryRows(
        manager,
        otherQuerySchema,
        sql`SELECT query, clicks, impressions, round(position::numeric, 1)::double precision AS position,
            window_start::text AS "from", window_end::text AS "to"
          FROM ${ofSource}
          ORDER BY clicks DESC, impressions DESC, query LIMIT ${limit} OFFSET ${offset}`,
      ),
      countRows(manager, ofSource),
    ]);
    return { rows, total };
  }

  /**
   * Replaces them with the best of `rows` that are neither on the list nor a search for the business, and returns how
   * many there are now.
   */
  async replace(
    manager: EntityManager,
    source: RankingSource,
    rows: readonly QueryPerformance[],
    { from, to }: SummedPeriod,
  ): Promise<number> {
    await this.drop(manager, source);
    return execute(
      manager,
      sql`INSERT INTO rankings.other_queries
          (source, query, window_start, window_end, clicks, impressions, position)
        SELECT ${source}, query, ${from}::date, ${to}::date, clicks, impressions, position
        FROM jsonb_to_recordset(${JSON.stringify(rows.filter(isWorthwhile))}::jsonb)
          AS row (query text, clicks integer, impressions integer, position double precision)
        WHERE query NOT IN (SELECT keyword FROM rankings.keywords WHERE state <> 'removed')
        ORDER BY clicks DESC, impressions DESC, query LIMIT ${maxOtherQueries}`,
    );
  }

  /** Deletes those of a window, if they are still stored. */
  async remove(
    manager: EntityManager,
    source: RankingSource,
    { from, to }: SummedPeriod,
  ): Promise<void> {
    await execute(
      manager,
      sql`DELETE FROM rankings.other_queries
        WHERE source = ${source} AND window_start = ${from}::date AND window_end = ${to}::date`,
    );
  }

  /** Deletes all of a source. */
  async drop(manager: EntityManager, source: RankingSource): Promise<void> {
    await execute(manager, sql`DELETE FROM rankings.other_queries WHERE source = ${source}`);
  }
}

function isWorthwhile({ query, clicks, impressions }: QueryPerformance): boolean {
  const isSeen = clicks >= otherQueryMinimum.clicks || impressions >= otherQueryMinimum.impressions;
  // A keyword cannot be longer.
  return isSeen && query !== '' && query.length <= maxLengths.keyword && !isBrandSearch(query);
}
