import {
  type AlertFilter,
  alertFilterSchema,
  apiPaths,
  type ChangesFilter,
  changesFilterSchema,
  exportPath,
  type HistoryQuery,
  historyQuerySchema,
  type KeywordFilter,
  keywordFilterSchema,
  keywordHistoryPath,
  type LandingPageHistoryQuery,
  landingPageHistoryQuerySchema,
} from '@agency/contracts';
import { IntegerParam, OwnerOnly, ResponseSchema, Summary } from '@agency/platform';
import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import * as z from 'zod';
import { AlertsService } from '../alerts/alerts.service.js';
import { RunRepository } from '../checks/run.repository.js';
import { ChangesService } from '../history/changes.service.js';
import { HistoryService } from '../history/history.service.js';
import { ImportsService } from '../imports/imports.service.js';
import { KeywordsService } from '../keywords/keywords.service.js';
import {
  alertColumns,
  changeColumns,
  keywordColumns,
  runColumns,
  uploadColumns,
} from './export-columns.js';
import { ExportFileService } from './export-file.service.js';

/** Lists that grow forever are cut to their newest rows. */
const maxRows = 20_000;

/**
 * The tables of the rankings as CSV. Rows are read before the response starts, so that a failure is still an error, and
 * all at once, because a check changes their order.
 */
@Controller()
export class ExportsController {
  constructor(
    private readonly files: ExportFileService,
    private readonly keywordList: KeywordsService,
    private readonly changeList: ChangesService,
    private readonly histories: HistoryService,
    private readonly alertList: AlertsService,
    private readonly runList: RunRepository,
    private readonly uploadList: ImportsService,
  ) {}

  @Get(exportPath(apiPaths.rankingsKeywords))
  @Summary('Export keywords as CSV')
  @OwnerOnly('rankings')
  @ResponseSchema('text/csv')
  async keywords(
    @Query({ schema: keywordFilterSchema }) filter: KeywordFilter,
  ): Promise<StreamableFile> {
    return this.files.create('rankings', keywordColumns, await this.keywordList.all(filter));
  }

  @Get(exportPath(apiPaths.rankingsChanges))
  @Summary('Export changes between two periods as CSV')
  @OwnerOnly('rankings')
  @ResponseSchema('text/csv')
  async changes(
    @Query({ schema: changesFilterSchema }) filter: ChangesFilter,
  ): Promise<StreamableFile> {
    return this.files.create('rankings-changes', changeColumns, await this.changeList.all(filter));
  }

  @Get(exportPath(apiPaths.rankingsHistory))
  @Summary('Export the history of all keywords together as CSV')
  @OwnerOnly('rankings')
  @ResponseSchema('text/csv')
  async history(
    @Query({ schema: historyQuerySchema }) { days }: HistoryQuery,
  ): Promise<StreamableFile> {
    return this.files.createHistory('rankings-history', await this.histories.average(days));
  }

  @Get(exportPath(keywordHistoryPath(':id')))
  @Summary('Export the history of a keyword as CSV')
  @OwnerOnly('rankings')
  @ResponseSchema('text/csv')
  async keywordHistory(
    @IntegerParam('id', z.int32()) id: number,
    @Query({ schema: historyQuerySchema }) { days }: HistoryQuery,
  ): Promise<StreamableFile> {
    const history = await this.histories.ofKeyword(id, days);
    return this.files.createHistory(`rankings-history-of-keyword-${id}`, history);
  }

  @Get(exportPath(apiPaths.rankingsPageHistory))
  @Summary('Export the history of the keywords of a landing page as CSV')
  @OwnerOnly('rankings')
  @ResponseSchema('text/csv')
  async landingPageHistory(
    @Query({ schema: landingPageHistoryQuerySchema }) { page, days }: LandingPageHistoryQuery,
  ): Promise<StreamableFile> {
    const history = await this.histories.ofLandingPage(page, days);
    return this.files.createHistory('rankings-history-of-page', history);
  }

  @Get(exportPath(apiPaths.rankingsAlerts))
  @Summary('Export alerts as CSV, the newest 20,000')
  @OwnerOnly('rankings')
  @ResponseSchema('text/csv')
  async alerts(@Query({ schema: alertFilterSchema }) filter: AlertFilter): Promise<StreamableFile> {
    const rows = await this.alertList.newestOf(filter, maxRows);
    return this.files.create('rankings-alerts', alertColumns, rows);
  }

  @Get(exportPath(apiPaths.rankingsRuns))
  @Summary('Export the run log as CSV')
  @OwnerOnly('rankings')
  @ResponseSchema('text/csv')
  async runs(): Promise<StreamableFile> {
    const { rows } = await this.runList.list(maxRows, 0);
    return this.files.create('rankings-runs', runColumns, rows);
  }

  @Get(exportPath(apiPaths.rankingsImports))
  @Summary('Export the list of uploaded periods as CSV')
  @OwnerOnly('rankings')
  @ResponseSchema('text/csv')
  async uploads(): Promise<StreamableFile> {
    const { rows } = await this.uploadList.list({ limit: maxRows, offset: 0 });
    return this.files.create('rankings-uploads', uploadColumns, rows);
  }
}
