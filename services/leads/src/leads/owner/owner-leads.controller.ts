import {
  type AddLeadRequest,
  addLeadPath,
  addLeadRequestSchema,
  type LeadDetail,
  leadDetailSchema,
  type NearName,
  type NearNamesQuery,
  nearNameSchema,
  nearNamesPath,
  nearNamesQuerySchema,
  type UpdateLeadsRequest,
  type UpdateLeadsResponse,
  updateLeadsPath,
  updateLeadsRequestSchema,
  updateLeadsResponseSchema,
} from '@agency/contracts';
import { OwnerOnly, RequestId, ResponseSchema, Summary } from '@agency/platform';
import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { NearNamesService } from '../search/near-names.service.js';
import { AddLeadService } from './add-lead.service.js';
import { BulkUpdateService } from './bulk-update.service.js';

/** Has to be registered before the controller of a lead, whose `:id` would take these paths. */
@Controller()
export class OwnerLeadsController {
  constructor(
    private readonly addLead: AddLeadService,
    private readonly bulkUpdate: BulkUpdateService,
    private readonly nearNames: NearNamesService,
  ) {}

  @Post(addLeadPath)
  @Summary('Add a lead by hand')
  @OwnerOnly('admin')
  @ResponseSchema(leadDetailSchema)
  add(
    @Body({ schema: addLeadRequestSchema }) body: AddLeadRequest,
    @RequestId() requestId: string,
  ): Promise<LeadDetail> {
    return this.addLead.add(body, requestId);
  }

  @Post(updateLeadsPath)
  @Summary('Change several leads')
  @OwnerOnly('admin')
  @HttpCode(200)
  @ResponseSchema(updateLeadsResponseSchema)
  update(
    @Body({ schema: updateLeadsRequestSchema }) body: UpdateLeadsRequest,
  ): Promise<UpdateLeadsResponse> {
    return this.bulkUpdate.update(body);
  }

  @Get(nearNamesPath)
  @Summary('Find the nearest names')
  @OwnerOnly('admin')
  @ResponseSchema([nearNameSchema])
  near(@Query({ schema: nearNamesQuerySchema }) { search }: NearNamesQuery): Promise<NearName[]> {
    return this.nearNames.find(search);
  }
}
