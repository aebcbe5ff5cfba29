import type { RankingSource } from '@agency/contracts';
import { apiPaths, type KeywordFilter, keywordFilterSchema } from '@agency/contracts';
import { Clock, csvDownload, csvTable, OwnerOnly, ResponseSchema, Summary } from '@agency/platform';
import { Controller, Get, Inject, Query, type StreamableFile } from '@nestjs/common';
import { pacificDateOf } from '../performance/pacific-date.js';
import { RANKING_SOURCE } from '../performance/ranking-source.token.js';
import { keywordExportColumns } from './keyword-export-columns.js';
import { KeywordsService } from './keywords.service.js';

@Controller(apiPaths.rankingsExport)
export class KeywordExportController {
  constructor(
    private readonly keywords: KeywordsService,
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
    const rows = await this.keywords.all(filter);
    const kind = this.source === 'sample' ? 'sample-rankings' : 'rankings';
    const name = `${kind}-${pacificDateOf(this.clock.now())}`;
    return csvDownload(name, csvTable(keywordExportColumns, rows));
  }
}
