import {
  apiPaths,
  type ImportLeadsQuery,
  importLeadsQuerySchema,
  type LeadImport,
  type LeadImportPreview,
  leadImportPreviewSchema,
  leadImportSchema,
  type PreviewLeadImportQuery,
  previewLeadImportQuerySchema,
  uploadRoutes,
} from '@agency/contracts';
import {
  OwnerOnly,
  ResponseSchema,
  Summary,
  TakesFile,
  TextParam,
  Timeout,
  type Upload,
  UploadedFile,
} from '@agency/platform';
import { Controller, Delete, Get, HttpCode, Post, Query } from '@nestjs/common';
import { LeadImportsService } from './lead-imports.service.js';
import { UndoImportService } from './undo-import.service.js';

/** Thousands of rows take more than one statement. */
const timeoutMs = 50_000;

@Controller()
export class LeadImportsController {
  constructor(
    private readonly imports: LeadImportsService,
    private readonly undoing: UndoImportService,
  ) {}

  @Get(apiPaths.leadImports)
  @Summary('List the imports of the last day')
  @OwnerOnly('admin')
  @ResponseSchema([leadImportSchema])
  list(): Promise<LeadImport[]> {
    return this.imports.list();
  }

  @Post(apiPaths.leadImportPreview)
  @Summary('Preview an import of leads')
  @TakesFile(uploadRoutes.leadPreview)
  @HttpCode(200)
  @OwnerOnly('admin')
  @ResponseSchema(leadImportPreviewSchema)
  @Timeout(timeoutMs)
  async preview(
    @Query({ schema: previewLeadImportQuerySchema }) query: PreviewLeadImportQuery,
    @UploadedFile() upload: Upload,
  ): Promise<LeadImportPreview> {
    return this.imports.preview(await upload.read(), query, upload.signal);
  }

  @Post(apiPaths.leadImports)
  @Summary('Import leads from a CSV file')
  @TakesFile(uploadRoutes.leadImport)
  @OwnerOnly('admin')
  @ResponseSchema(leadImportSchema)
  @Timeout(timeoutMs)
  async import(
    @Query({ schema: importLeadsQuerySchema }) query: ImportLeadsQuery,
    @UploadedFile() upload: Upload,
  ): Promise<LeadImport> {
    return this.imports.import(await upload.read(), query, upload.signal);
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
