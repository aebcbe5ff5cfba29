import {
  apiPaths,
  type ImportSpendQuery,
  importSpendQuerySchema,
  type MatchSpend,
  matchSpendSchema,
  maxSpendReport,
  type PreviewSpendQuery,
  previewSpendQuerySchema,
  type SpendImport,
  type SpendPreview,
  spendImportSchema,
  spendPreviewSchema,
  type TypedSpend,
  tableContentTypes,
  typedSpendSchema,
} from '@agency/contracts';
import {
  IntegerParam,
  OwnerOnly,
  ResponseSchema,
  readUpload,
  Summary,
  streamUploads,
  TextParam,
} from '@agency/platform';
import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  type OnModuleInit,
  Post,
  Put,
  Query,
  Req,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { SpendService } from './spend.service.js';
import { SpendMatchesService } from './spend-matches.service.js';

@Controller()
export class SpendController implements OnModuleInit {
  constructor(
    private readonly spend: SpendService,
    private readonly matches: SpendMatchesService,
    private readonly adapterHost: HttpAdapterHost,
  ) {}

  onModuleInit(): void {
    streamUploads(this.adapterHost, tableContentTypes);
  }

  @Post(apiPaths.spendPreview)
  @Summary('Preview a report of ad spend')
  @HttpCode(200)
  @OwnerOnly('admin')
  @ResponseSchema(spendPreviewSchema)
  async preview(
    @Query({ schema: previewSpendQuerySchema }) query: PreviewSpendQuery,
    @Req() { body }: FastifyRequest,
  ): Promise<SpendPreview> {
    return this.spend.preview(await readFile(body), query);
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
  @OwnerOnly('admin')
  @ResponseSchema(spendImportSchema)
  async import(
    @Query({ schema: importSpendQuerySchema }) query: ImportSpendQuery,
    @Req() { body }: FastifyRequest,
  ): Promise<SpendImport> {
    return this.spend.import(await readFile(body), query);
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

const readFile = (body: unknown): Promise<Buffer> =>
  readUpload(body, maxSpendReport.bytes, 'Please upload a CSV file.');
