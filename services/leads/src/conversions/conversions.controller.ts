import {
  apiPaths,
  type ConversionFileQuery,
  type ConversionPreview,
  conversionFileQuerySchema,
  conversionPreviewSchema,
  type ExportConversions,
  easternDateOf,
  exportConversionsSchema,
} from '@agency/contracts';
import { Clock, OwnerOnly, ResponseSchema, Summary } from '@agency/platform';
import { Body, Controller, Get, HttpCode, Post, Query, StreamableFile } from '@nestjs/common';
import { ConversionsService } from './conversions.service.js';

@Controller()
export class ConversionsController {
  constructor(
    private readonly conversions: ConversionsService,
    private readonly clock: Clock,
  ) {}

  @Get(apiPaths.conversions)
  @Summary('Count what can be told to ad platforms')
  @OwnerOnly('admin')
  @ResponseSchema([conversionPreviewSchema])
  preview(): Promise<ConversionPreview[]> {
    return this.conversions.preview();
  }

  @Post(apiPaths.conversionExports)
  @Summary('Mark conversions as exported')
  @OwnerOnly('admin')
  @HttpCode(204)
  export(@Body({ schema: exportConversionsSchema }) body: ExportConversions): Promise<void> {
    return this.conversions.export(body);
  }

  @Get(apiPaths.conversionFile)
  @Summary('Download conversions for an ad platform')
  @OwnerOnly('admin')
  @ResponseSchema('text/csv')
  async file(
    @Query({ schema: conversionFileQuerySchema }) query: ConversionFileQuery,
  ): Promise<StreamableFile> {
    const name = `conversions-${query.format}-${easternDateOf(this.clock.now())}`;
    return new StreamableFile(Buffer.from(await this.conversions.file(query)), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="${name}.csv"`,
    });
  }
}
