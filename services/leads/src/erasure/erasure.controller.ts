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
} from '@agency/contracts';
import { OwnerOnly, ResponseSchema, Summary } from '@agency/platform';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ErasureService } from './erasure.service.js';

@Controller()
export class ErasureController {
  constructor(private readonly erasure: ErasureService) {}

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
}
