import {
  addDays,
  defaultComparisonDays,
  type KeywordChange,
  type ListChangesQuery,
  listChangesQuerySchema,
  type PacificDate,
  type RankingSource,
} from '@agency/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { packedIds, unpackIds } from '../keywords/packed-ids.js';
import { filterValues, keywordsWithWindows } from '../keywords/tracked-keyword.query.js';
import { DataSetRepository } from '../performance/data-set.repository.js';
import { PerformancePool } from '../performance/performance.pool.js';
import { RANKING_SOURCE } from '../performance/ranking-source.token.js';
import { ResultCache } from '../performance/result-cache.js';
import {
  periodsStatement,
  type StoredPeriod,
  shortestPeriods,
} from '../performance/stored-periods.js';
import { gainInTenths, orderByMove } from './comparison.js';
import { PeriodSums, type SumsRow, sumsStatement } from './period-sums.js';

/** 2 MB each with a hundred thousand keywords. */
const maxSums = 6;
const maxOrders = 8;

interface Side {
  sums: PeriodSums;
  /** Of the days that are summed, and of the runs that read them: the sums follow from nothing else. */
  key: string;
}

const idsStatement = `SELECT ${packedIds} AS ids FROM (SELECT keyword.id ${keywordsWithWindows}) AS found`;

/**
 * Changes between two dates. Each side sums the days before its date, because a single day says little. Sums and orders
 * are kept, so that other pages, searches and second dates need not sum a million rows again.
 */
@Injectable()
export class ChangesService {
  private readonly sums = new ResultCache<PeriodSums>(maxSums);
  private readonly orders = new ResultCache<Int32Array>(maxOrders);

  constructor(
    private readonly pool: PerformancePool,
    @Inject(RANKING_SOURCE) private readonly source: RankingSource,
    private readonly dataSets: DataSetRepository,
  ) {}

  async list(query: ListChangesQuery): Promise<{ rows: KeywordChange[]; total: number }> {
    const { days, limit, offset } = query;
    const [from, to] = await Promise.all([this.side(query.from, days), this.side(query.to, days)]);
    const ids = await this.order(query, from, to);
    const page = ids.subarray(offset, offset + limit);
    const names = await this.namesOf(page);
    const rows = Array.from(page, (id) => {
      const keyword = names.get(id);
      const gain = gainInTenths(id, from.sums, to.sums);
      return keyword === undefined
        ? []
        : {
            id,
            keyword,
            from: from.sums.of(id),
            to: to.sums.of(id),
            positionGain: gain === undefined ? null : gain / 10,
          };
    });
    return { rows: rows.flat(), total: ids.length };
  }

  /** Computes the comparison that the desk shows first, so that the owner does not wait for it. */
  async prepare(): Promise<void> {
    const { dataThrough } = await this.dataSets.current();
    if (!dataThrough) return;
    const from = addDays(dataThrough, -defaultComparisonDays);
    await this.list(listChangesQuerySchema.parse({ from, to: dataThrough, limit: 1 }));
  }

  private async side(date: PacificDate, days: number): Promise<Side> {
    const stored = await this.pool.query<StoredPeriod & { runId: number }>(periodsStatement, [
      this.source,
      addDays(date, -days),
      date,
    ]);
    const summed = shortestPeriods(stored);
    const key = summed
      .map(({ day, runId }) => `${day}/${runId}`)
      .sort()
      .join(' ');
    const sums = await this.sums.get(key, async () => {
      const lastDays = summed.map(({ day }) => day);
      const [row] = await this.pool.query<SumsRow>(sumsStatement, [this.source, lastDays]);
      return new PeriodSums(row ?? { maxId: null, packed: null });
    });
    return { sums, key };
  }

  private async order(filter: ListChangesQuery, from: Side, to: Side): Promise<Int32Array> {
    const { revision } = await this.dataSets.current();
    const values = filterValues(this.source, filter);
    const key = JSON.stringify([revision, values, from.key, to.key]);
    return this.orders.get(key, async () => {
      const [row] = await this.pool.query<{ ids: Buffer | null }>(idsStatement, values);
      return orderByMove(unpackIds(row?.ids ?? null), from.sums, to.sums);
    });
  }

  private async namesOf(ids: Int32Array): Promise<Map<number, string>> {
    const rows = await this.pool.query<{ id: number; keyword: string }>(
      `SELECT id, keyword FROM rankings.keywords WHERE id = ANY($1::integer[]) AND state <> 'removed'`,
      [Array.from(ids)],
    );
    return new Map(rows.map(({ id, keyword }) => [id, keyword]));
  }
}
