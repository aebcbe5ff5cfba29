import {
  apiPaths,
  type ExportLeadsQuery,
  easternDateOf,
  exportLeadsQuerySchema,
  exportPath,
} from '@agency/contracts';
import { Clock, csvDownload, OwnerOnly, ResponseSchema, Summary } from '@agency/platform';
import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { exportName } from './export-name.js';
import { leadCsv } from './lead-csv.js';
import { LeadExportService } from './lead-export.service.js';

@Controller(exportPath(apiPaths.contacts))
export class LeadExportController {
  constructor(
    private readonly contacts: LeadExportService,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Summary('Export leads as CSV')
  @OwnerOnly('admin')
  @ResponseSchema('text/csv')
  async export(
    @Query({ schema: exportLeadsQuerySchema }) query: ExportLeadsQuery,
  ): Promise<StreamableFile> {
    const name = exportName(query, easternDateOf(this.clock.now()));
    return csvDownload(name, leadCsv(await this.contacts.read(query)));
  }
}
