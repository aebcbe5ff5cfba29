import {
  apiPaths,
  type ImportSpendQuery,
  importSpendQuerySchema,
  type MatchSpend,
  matchSpendSchema,
  type PreviewSpendQuery,
  previewSpendQuerySchema,
  type SpendImport,
  type SpendPreview,
  spendImportSchema,
  spendPreviewSchema,
  type TypedSpend,
  typedSpendSchema,
  uploadRoutes,
} from '@agency/contracts';
import {
  IntegerParam,
  OwnerOnly,
  ResponseSchema,
  Summary,
  TakesFile,
  TextParam,
  Timeout,
  type Upload,
  UploadedFile,
} from '@agency/platform';
import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { SpendService } from './spend.service.js';
import { SpendMatchesService } from './spend-matches.service.js';

/** A report of a year has thousands of lines. */
const timeoutMs = 50_000;

@Controller()
export class SpendController {
  constructor(
    private readonly spend: SpendService,
    private readonly matches: SpendMatchesService,
  ) {}

  @Post(apiPaths.spendPreview)
  @Summary('Preview a report of ad spend')
  @HttpCode(200)
  @OwnerOnly('admin')
  @ResponseSchema(spendPreviewSchema)
  @TakesFile(uploadRoutes.spendPreview)
  @Timeout(timeoutMs)
  async preview(
    @Query({ schema: previewSpendQuerySchema }) query: PreviewSpendQuery,
    @UploadedFile() upload: Upload,
  ): Promise<SpendPreview> {
    return this.spend.preview(await upload.read(), query, upload.signal);
  }

  @Get(apiPaths.spendImports)
  @Summary('List the newest imports of ad spend')
  @OwnerOnly('admin')
  @ResponseSchema([spendImportSchema])
  list(): Promise<SpendImport[]> {
    return this.spend.list();
  }

  @Post(apiPaths.spendImports)
  @Summary('Import a report of ad spend')
  @TakesFile(uploadRoutes.spendImport)
  @Timeout(timeoutMs)
  @OwnerOnly('admin')
  @ResponseSchema(spendImportSchema)
  async import(
    @Query({ schema: importSpendQuerySchema }) query: ImportSpendQuery,
    @UploadedFile() upload: Upload,
  ): Promise<SpendImport> {
    return this.spend.import(await upload.read(), query, upload.signal);
  }

  @Delete(`${apiPaths.spendImports}/:id`)
  @Summary('Undo an import of ad spend')
  @OwnerOnly('admin')
  @ResponseSchema(spendImportSchema)
  undo(@TextParam('id', spendImportSchema.shape.id) id: string): Promise<SpendImport> {
    return this.spend.undo(id);
  }

  @Post(apiPaths.typedSpend)
  @Summary('Add ad spend without a report')
  @OwnerOnly('admin')
  @ResponseSchema(spendImportSchema)
  type(@Body({ schema: typedSpendSchema }) body: TypedSpend): Promise<SpendImport> {
    return this.spend.type(body);
  }

  @Put(`${apiPaths.spendCampaigns}/:id`)
  @Summary('Set which campaign of the leads a campaign is')
  @OwnerOnly('admin')
  @HttpCode(204)
  match(
    @IntegerParam('id') id: number,
    @Body({ schema: matchSpendSchema }) body: MatchSpend,
  ): Promise<void> {
    return this.matches.match(id, body);
  }
}
