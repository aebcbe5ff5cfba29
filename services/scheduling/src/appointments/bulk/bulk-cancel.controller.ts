import {
  type CancelCallsRequest,
  type CancelCallsResponse,
  cancelCallsPath,
  cancelCallsRequestSchema,
  cancelCallsResponseSchema,
} from '@agency/contracts';
import { Answers, OwnerOnly, RequestId } from '@agency/platform';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { BulkCancelService } from './bulk-cancel.service.js';

@Controller(cancelCallsPath)
export class BulkCancelController {
  constructor(private readonly calls: BulkCancelService) {}

  @Post()
  @OwnerOnly('admin')
  @HttpCode(200)
  @Answers(cancelCallsResponseSchema)
  async cancel(
    @Body({ schema: cancelCallsRequestSchema }) { ids, emailVisitors }: CancelCallsRequest,
    @RequestId() requestId: string,
  ): Promise<CancelCallsResponse> {
    return { results: await this.calls.cancel(ids, { emailVisitors, requestId }) };
  }
}
