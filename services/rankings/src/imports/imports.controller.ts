import {
  apiPaths,
  type ImportQuery,
  type ImportReport,
  importQuerySchema,
  importReportSchema,
  type ListUploadedPeriodsQuery,
  listUploadedPeriodsQuerySchema,
  type UploadedPeriod,
  type UploadedPeriodParams,
  uploadedPeriodParamsSchema,
  uploadedPeriodSchema,
  uploadRoutes,
} from '@agency/contracts';
import {
  OwnerOnly,
  ResponseSchema,
  Summary,
  setPageHeaders,
  TakesFile,
  Timeout,
  type Upload,
  UploadedFile,
} from '@agency/platform';
import { Controller, Delete, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ImportsService } from './imports.service.js';

@Controller(apiPaths.rankingsImports)
export class ImportsController {
  constructor(private readonly imports: ImportsService) {}

  @Post()
  @Summary('Upload a Search Console export')
  @HttpCode(200)
  @OwnerOnly('rankings')
  @ResponseSchema(importReportSchema)
  @TakesFile(uploadRoutes.rankings)
  @Timeout(15_000)
  async import(
    @Query({ schema: importQuerySchema }) query: ImportQuery,
    @UploadedFile() upload: Upload,
  ): Promise<ImportReport> {
    await this.imports.assertUploadable();
    return this.imports.import(await upload.read(), query);
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
    await this.imports.remove(period);
  }
}
