import type { RankingSource } from '@agency/contracts';
import { apiPaths, type KeywordFilter, keywordFilterSchema } from '@agency/contracts';
import { Clock, csvDownload, csvTable, OwnerOnly, ResponseSchema, Summary } from '@agency/platform';
import { Controller, Get, Inject, Query, type StreamableFile } from '@nestjs/common';
import { pacificDateOf } from '../performance/pacific-date.js';
import { RANKING_SOURCE } from '../performance/ranking-source.token.js';
import { keywordExportColumns } from './keyword-export-columns.js';
import { KeywordOrderService } from './keyword-order.service.js';
import { KeywordsService } from './keywords.service.js';

const batchSize = 1_000;

@Controller(apiPaths.rankingsExport)
export class KeywordExportController {
  constructor(
    private readonly keywords: KeywordsService,
    private readonly order: KeywordOrderService,
    private readonly clock: Clock,
    @Inject(RANKING_SOURCE) private readonly source: RankingSource,
  ) {}

  @Get()
  @Summary('Export keywords as CSV')
  @OwnerOnly('rankings')
  @ResponseSchema('text/csv')
  async export(
    @Query({ schema: keywordFilterSchema }) filter: KeywordFilter,
  ): Promise<StreamableFile> {
    // Read before the response begins, so that a failure is still an error, and once, since a check changes the order.
    const ids = await this.order.idsOf(filter);
    const kind = this.source === 'sample' ? 'sample-rankings' : 'rankings';
    const name = `${kind}-${pacificDateOf(this.clock.now())}`;
    return csvDownload(name, csvTable(keywordExportColumns, this.rows(ids)));
  }

  private async *rows(ids: Int32Array) {
    for (let offset = 0; offset < ids.length; offset += batchSize) {
      yield* await this.keywords.named(ids.subarray(offset, offset + batchSize));
    }
  }
}
