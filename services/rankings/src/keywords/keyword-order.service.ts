import type { KeywordFilter, RankingSource } from '@agency/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { DataSetRepository } from '../performance/data-set.repository.js';
import { PerformancePool } from '../performance/performance.pool.js';
import { RANKING_SOURCE } from '../performance/ranking-source.token.js';
import { ResultCache } from '../performance/result-cache.js';
import { packedIds, unpackIds } from './packed-ids.js';
import { filterValues, keywordOrders, keywordsWithWindows } from './tracked-keyword.query.js';

/** 400 KB each with a hundred thousand keywords. */
const maxOrders = 16;

/**
 * Which keywords a filter finds, in its order. It is computed once per revision of the data set: the last page then costs
 * no more than the first, and a total nothing.
 */
@Injectable()
export class KeywordOrderService {
  private readonly orders = new ResultCache<Int32Array>(maxOrders);

  constructor(
    private readonly pool: PerformancePool,
    @Inject(RANKING_SOURCE) private readonly source: RankingSource,
    private readonly dataSets: DataSetRepository,
  ) {}

  async idsOf(filter: KeywordFilter): Promise<Int32Array> {
    const { revision } = await this.dataSets.current();
    const values = filterValues(this.source, filter);
    const key = JSON.stringify([revision, filter.sort, values]);
    return this.orders.get(key, async () => {
      const [row] = await this.pool.query<{ ids: Buffer | null }>(
        `SELECT ${packedIds} AS ids
         FROM (SELECT keyword.id ${keywordsWithWindows} ORDER BY ${keywordOrders[filter.sort]}) AS found`,
        values,
      );
      return unpackIds(row?.ids ?? null);
    });
  }
}
