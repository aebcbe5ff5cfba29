import {
  apiPaths,
  type ImportLeadsQuery,
  importLeadsQuerySchema,
  type LeadImport,
  type LeadImportPreview,
  leadImportPreviewSchema,
  leadImportSchema,
  maxLeadImport,
  type PreviewLeadImportQuery,
  previewLeadImportQuerySchema,
  tableContentTypes,
} from '@agency/contracts';
import {
  OwnerOnly,
  ResponseSchema,
  readUpload,
  Summary,
  streamUploads,
  TextParam,
  Timeout,
} from '@agency/platform';
import {
  Controller,
  Delete,
  Get,
  HttpCode,
  type OnModuleInit,
  Post,
  Query,
  Req,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { LeadImportsService } from './lead-imports.service.js';
import { UndoImportService } from './undo-import.service.js';

/** Thousands of rows take more than one statement. */
const timeoutMs = 50_000;

@Controller()
export class LeadImportsController implements OnModuleInit {
  constructor(
    private readonly imports: LeadImportsService,
    private readonly undoing: UndoImportService,
    private readonly adapterHost: HttpAdapterHost,
  ) {}

  onModuleInit(): void {
    streamUploads(this.adapterHost, tableContentTypes);
  }

  @Get(apiPaths.leadImports)
  @Summary('List the imports of the last day')
  @OwnerOnly('admin')
  @ResponseSchema([leadImportSchema])
  list(): Promise<LeadImport[]> {
    return this.imports.list();
  }

  @Post(apiPaths.leadImportPreview)
  @Summary('Preview an import of leads')
  @HttpCode(200)
  @OwnerOnly('admin')
  @ResponseSchema(leadImportPreviewSchema)
  @Timeout(timeoutMs)
  async preview(
    @Query({ schema: previewLeadImportQuerySchema }) query: PreviewLeadImportQuery,
    @Req() { body }: FastifyRequest,
  ): Promise<LeadImportPreview> {
    return this.imports.preview(await readFile(body), query);
  }

  @Post(apiPaths.leadImports)
  @Summary('Import leads from a CSV file')
  @OwnerOnly('admin')
  @ResponseSchema(leadImportSchema)
  @Timeout(timeoutMs)
  async import(
    @Query({ schema: importLeadsQuerySchema }) query: ImportLeadsQuery,
    @Req() { body }: FastifyRequest,
  ): Promise<LeadImport> {
    return this.imports.import(await readFile(body), query);
  }

  @Delete(`${apiPaths.leadImports}/:id`)
  @Summary('Undo an import of leads')
  @OwnerOnly('admin')
  @ResponseSchema(leadImportSchema)
  @Timeout(timeoutMs)
  undo(@TextParam('id', leadImportSchema.shape.id) id: string): Promise<LeadImport> {
    return this.undoing.undo(id);
  }
}

const readFile = (body: unknown): Promise<Buffer> =>
  readUpload(body, maxLeadImport.bytes, 'Please upload a CSV file.');
