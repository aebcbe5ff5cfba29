import {
  apiPaths,
  type KeywordFilter,
  keywordFilter,
  type TrackedKeyword,
} from '@agency/contracts';
import { Answers, Clock, csvDownload, csvTable, OwnerOnly } from '@agency/platform';
import { Controller, Get, Inject, Query, type StreamableFile } from '@nestjs/common';
import { pacificDateOf } from '../figures/pacific-date.js';
import { FIGURE_SOURCE, type FigureSource } from '../sources/figure-source.js';
import { keywordExportColumns } from './keyword-export.js';
import { KeywordsService } from './keywords.service.js';

const batchSize = 5_000;

@Controller(apiPaths.rankingsExport)
export class KeywordExportController {
  constructor(
    private readonly keywords: KeywordsService,
    private readonly clock: Clock,
    @Inject(FIGURE_SOURCE) private readonly figureSource: FigureSource,
  ) {}

  @Get()
  @OwnerOnly('rankings')
  @Answers('text/csv')
  async export(@Query({ schema: keywordFilter }) filter: KeywordFilter): Promise<StreamableFile> {
    // Read before answering, so that a failure can still be told.
    const first = await this.keywords.page(filter, batchSize, 0);
    const kind = this.figureSource.source === 'sample' ? 'sample-rankings' : 'rankings';
    const name = `${kind}-${pacificDateOf(this.clock.now())}`;
    return csvDownload(name, csvTable(keywordExportColumns, this.rows(filter, first)));
  }

  private async *rows(filter: KeywordFilter, first: TrackedKeyword[]) {
    let batch = first;
    for (let offset = batchSize; batch.length > 0; offset += batchSize) {
      yield* batch;
      if (batch.length < batchSize) return;
      batch = await this.keywords.page(filter, batchSize, offset);
    }
  }
}
