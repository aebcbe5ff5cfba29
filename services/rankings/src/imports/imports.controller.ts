import {
  apiPaths,
  type ImportQuery,
  type ImportReport,
  importContentTypes,
  importQuerySchema,
  importReportSchema,
  type ListUploadedPeriodsQuery,
  listUploadedPeriodsQuerySchema,
  maxImportFileBytes,
  type UploadedPeriod,
  type UploadedPeriodParams,
  uploadedPeriodParamsSchema,
  uploadedPeriodSchema,
} from '@agency/contracts';
import {
  OwnerOnly,
  ResponseSchema,
  readUpload,
  Summary,
  setPageHeaders,
  streamUploads,
  Timeout,
} from '@agency/platform';
import {
  Controller,
  Delete,
  Get,
  HttpCode,
  type OnModuleInit,
  Param,
  Post,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ImportsService } from './imports.service.js';
import { RemoveUploadService } from './remove-upload.service.js';

@Controller(apiPaths.rankingsImports)
export class ImportsController implements OnModuleInit {
  constructor(
    private readonly imports: ImportsService,
    private readonly removals: RemoveUploadService,
    private readonly adapterHost: HttpAdapterHost,
  ) {}

  onModuleInit(): void {
    streamUploads(this.adapterHost, importContentTypes);
  }

  @Post()
  @Summary('Upload a Search Console export')
  @HttpCode(200)
  @OwnerOnly('rankings')
  @ResponseSchema(importReportSchema)
  @Timeout(15_000)
  async import(
    @Query({ schema: importQuerySchema }) query: ImportQuery,
    @Req() { body }: FastifyRequest,
  ): Promise<ImportReport> {
    await this.imports.assertUploadable();
    const whatToUpload = 'Please upload the export as a zip or CSV file.';
    return this.imports.import(await readUpload(body, maxImportFileBytes, whatToUpload), query);
  }

  @Get()
  @Summary('List uploaded periods')
  @OwnerOnly('rankings')
  @ResponseSchema([uploadedPeriodSchema])
  async list(
    @Query({ schema: listUploadedPeriodsQuerySchema }) query: ListUploadedPeriodsQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UploadedPeriod[]> {
    const { rows, total } = await this.imports.list(query);
    setPageHeaders(request, reply, query, total);
    return rows;
  }

  @Delete(':from/:to')
  @Summary('Remove an uploaded period')
  @HttpCode(204)
  @OwnerOnly('rankings')
  @Timeout(15_000)
  async remove(
    @Param({ schema: uploadedPeriodParamsSchema }) period: UploadedPeriodParams,
  ): Promise<void> {
    await this.imports.assertUploadable();
    await this.removals.remove(period);
  }
}
