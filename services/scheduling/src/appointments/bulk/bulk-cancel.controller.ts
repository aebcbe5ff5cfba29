import {
  apiPaths,
  type CancelAppointmentsRequest,
  type CancelAppointmentsResponse,
  cancelAppointmentsRequestSchema,
  cancelAppointmentsResponseSchema,
} from '@agency/contracts';
import { OwnerOnly, RequestId, ResponseSchema, Summary } from '@agency/platform';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { BulkCancelService } from './bulk-cancel.service.js';

@Controller(apiPaths.cancelAppointments)
export class BulkCancelController {
  constructor(private readonly calls: BulkCancelService) {}

  @Post()
  @Summary('Cancel several appointments')
  @OwnerOnly('admin')
  @HttpCode(200)
  @ResponseSchema(cancelAppointmentsResponseSchema)
  async cancel(
    @Body({ schema: cancelAppointmentsRequestSchema }) {
      ids,
      emailVisitors,
      message,
    }: CancelAppointmentsRequest,
    @RequestId() requestId: string,
  ): Promise<CancelAppointmentsResponse> {
    return { results: await this.calls.cancel(ids, { emailVisitors, message, requestId }) };
  }
}
