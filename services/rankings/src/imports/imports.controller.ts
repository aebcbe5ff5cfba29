import { Readable } from 'node:stream';
import {
  apiPaths,
  type ImportQuery,
  type ImportReport,
  importContentTypes,
  importQuerySchema,
  importReportSchema,
  maxImportFileBytes,
} from '@agency/contracts';
import { OwnerOnly, ResponseSchema, readBody, Summary, Timeout } from '@agency/platform';
import {
  Controller,
  HttpCode,
  type OnModuleInit,
  Post,
  Query,
  Req,
  UnsupportedMediaTypeException,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ImportsService } from './imports.service.js';

@Controller(apiPaths.rankingsImports)
export class ImportsController implements OnModuleInit {
  constructor(
    private readonly imports: ImportsService,
    private readonly adapterHost: HttpAdapterHost,
  ) {}

  /** Passes uploads on as streams, so that nothing is read into memory before the guards have run. */
  onModuleInit(): void {
    const fastify: FastifyInstance = this.adapterHost.httpAdapter.getInstance();
    fastify.addContentTypeParser([...importContentTypes], (_request, payload, done) => {
      done(null, payload);
    });
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
    this.imports.assertCsvSource();
    if (!(body instanceof Readable)) {
      throw new UnsupportedMediaTypeException('Please upload the export as a zip or CSV file.');
    }
    return this.imports.import(await readBody(body, maxImportFileBytes), query);
  }
}
