import { apiPaths, easternDateOf, type LeadFilter, leadFilterSchema } from '@agency/contracts';
import { Clock, csvDownload, OwnerOnly, ResponseSchema } from '@agency/platform';
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
  @ResponseSchema('text/csv')
  async export(@Query({ schema: leadFilterSchema }) filter: LeadFilter): Promise<StreamableFile> {
    const name = `leads-${easternDateOf(this.clock.now())}`;
    return csvDownload(name, contactCsv(await this.contacts.read(filter)));
  }
}
