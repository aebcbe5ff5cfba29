import {
  addDays,
  apiPaths,
  exportPath,
  type KeywordFilter,
  keywordFilterSchema,
  type TrackedKeyword,
} from '@agency/contracts';
import {
  Clock,
  type CsvColumns,
  csvDownload,
  csvTable,
  OwnerOnly,
  ResponseSchema,
  Summary,
} from '@agency/platform';
import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { ActiveSourceService } from '../performance/active-source.service.js';
import { pacificDateOf } from '../performance/pacific-date.js';
import { KeywordsService } from './keywords.service.js';

const columns: CsvColumns<TrackedKeyword> = {
  Keyword: ({ keyword }) => keyword,
  'Landing page': ({ landingPage }) => landingPage,
  Tags: ({ tags }) => tags.join('; '),
  Paused: ({ isPaused }) => (isPaused ? 'yes' : 'no'),
  Clicks: ({ current }) => current?.clicks,
  Impressions: ({ current }) => current?.impressions,
  'CTR (%)': ({ current }) => current?.ctr,
  Position: ({ current }) => current?.position,
  'Previous clicks': ({ previous }) => previous?.clicks,
  'Previous impressions': ({ previous }) => previous?.impressions,
  'Previous CTR (%)': ({ previous }) => previous?.ctr,
  'Previous position': ({ previous }) => previous?.position,
  'Position gain': ({ positionGain }) => positionGain,
  'Best position': ({ best }) => best?.position,
  'Best position from': ({ best }) => best && addDays(best.day, 1 - best.coversDays),
  'Best position to': ({ best }) => best?.day,
};

@Controller(exportPath(apiPaths.rankingsKeywords))
export class KeywordExportController {
  constructor(
    private readonly keywords: KeywordsService,
    private readonly active: ActiveSourceService,
    private readonly clock: Clock,
  ) {}

  /**
   * Rows are read before the response starts, so that a failure is still an error, and all at once, because a check
   * changes their order.
   */
  @Get()
  @Summary('Export keywords as CSV')
  @OwnerOnly('rankings')
  @ResponseSchema('text/csv')
  async export(
    @Query({ schema: keywordFilterSchema }) filter: KeywordFilter,
  ): Promise<StreamableFile> {
    const rows = await this.keywords.all(filter);
    const kind = (await this.active.name()) === 'sample' ? 'sample-rankings' : 'rankings';
    const name = `${kind}-${pacificDateOf(this.clock.now())}`;
    return csvDownload(name, csvTable(columns, rows));
  }
}
