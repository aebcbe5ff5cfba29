import {
  apiPaths,
  type EraseLeadsRequest,
  type EraseLeadsResponse,
  type ErasurePreview,
  type ErasurePreviewRequest,
  eraseLeadsRequestSchema,
  eraseLeadsResponseSchema,
  erasurePreviewRequestSchema,
  erasurePreviewSchema,
  type Retention,
  retentionSchema,
} from '@agency/contracts';
import { OwnerOnly, ResponseSchema, Summary } from '@agency/platform';
import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ErasureService } from './erasure.service.js';
import { RetentionService } from './retention.service.js';

@Controller()
export class ErasureController {
  constructor(
    private readonly erasure: ErasureService,
    private readonly retention: RetentionService,
  ) {}

  @Post(apiPaths.eraseLeads)
  @Summary('Erase several leads')
  @OwnerOnly('admin')
  @HttpCode(200)
  @ResponseSchema(eraseLeadsResponseSchema)
  async erase(
    @Body({ schema: eraseLeadsRequestSchema }) body: EraseLeadsRequest,
  ): Promise<EraseLeadsResponse> {
    return { results: await this.erasure.erase(body) };
  }

  /** A POST although it only reads: two hundred ids are too long for a URL. */
  @Post(apiPaths.erasurePreview)
  @Summary('Count what erasing several leads would take with it')
  @OwnerOnly('admin')
  @HttpCode(200)
  @ResponseSchema(erasurePreviewSchema)
  preview(
    @Body({ schema: erasurePreviewRequestSchema }) { ids }: ErasurePreviewRequest,
  ): Promise<ErasurePreview> {
    return this.erasure.preview(ids);
  }

  @Get(apiPaths.retention)
  @Summary('Get how long closed leads are kept')
  @OwnerOnly('admin')
  @ResponseSchema(retentionSchema)
  getRetention(): Promise<Retention> {
    return this.retention.get();
  }
}
