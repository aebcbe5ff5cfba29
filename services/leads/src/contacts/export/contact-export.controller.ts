import { apiPaths, easternDateOf, type LeadFilter, leadFilter } from '@agency/contracts';
import { Answers, Clock, csvDownload, OwnerOnly } from '@agency/platform';
import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { contactCsv } from './contact-csv.js';
import { ContactExportService } from './contact-export.service.js';

@Controller(apiPaths.contactExport)
export class ContactExportController {
  constructor(
    private readonly contacts: ContactExportService,
    private readonly clock: Clock,
  ) {}

  @Get()
  @OwnerOnly('admin')
  @Answers('text/csv')
  async export(@Query({ schema: leadFilter }) filter: LeadFilter): Promise<StreamableFile> {
    const name = `leads-${easternDateOf(this.clock.now())}`;
    return csvDownload(name, contactCsv(await this.contacts.read(filter)));
  }
}
