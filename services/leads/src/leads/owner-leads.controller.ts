import {
  type AddLeadRequest,
  type AmountSum,
  addLeadRequestSchema,
  amountSumSchema,
  apiPaths,
  type LeadDetail,
  type LeadFilter,
  leadDetailSchema,
  leadFilterSchema,
  type NearName,
  type NearNamesQuery,
  nearNameSchema,
  nearNamesQuerySchema,
  type UpdateLeadsRequest,
  type UpdateLeadsResponse,
  updateLeadsRequestSchema,
  updateLeadsResponseSchema,
} from '@agency/contracts';
import { OwnerOnly, RequestId, ResponseSchema, Summary } from '@agency/platform';
import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { LeadService } from './lead.service.js';
import { LeadListService } from './lead-list.service.js';
import { NearNamesService } from './search/near-names.service.js';

@Controller()
export class OwnerLeadsController {
  constructor(
    private readonly leads: LeadService,
    private readonly list: LeadListService,
    private readonly nearNames: NearNamesService,
  ) {}

  @Post(apiPaths.addLead)
  @Summary('Add a lead by hand')
  @OwnerOnly('admin')
  @ResponseSchema(leadDetailSchema)
  add(
    @Body({ schema: addLeadRequestSchema }) body: AddLeadRequest,
    @RequestId() requestId: string,
  ): Promise<LeadDetail> {
    return this.leads.add(body, requestId);
  }

  @Post(apiPaths.updateLeads)
  @Summary('Change several leads')
  @OwnerOnly('admin')
  @HttpCode(200)
  @ResponseSchema(updateLeadsResponseSchema)
  update(
    @Body({ schema: updateLeadsRequestSchema }) body: UpdateLeadsRequest,
  ): Promise<UpdateLeadsResponse> {
    return this.leads.updateSeveral(body);
  }

  @Get(apiPaths.contactAmounts)
  @Summary('Sum amounts by status')
  @OwnerOnly('admin')
  @ResponseSchema([amountSumSchema])
  amounts(@Query({ schema: leadFilterSchema }) filter: LeadFilter): Promise<AmountSum[]> {
    return this.list.amounts(filter);
  }

  @Get(apiPaths.nearNames)
  @Summary('Find the nearest names')
  @OwnerOnly('admin')
  @ResponseSchema([nearNameSchema])
  near(@Query({ schema: nearNamesQuerySchema }) { search }: NearNamesQuery): Promise<NearName[]> {
    return this.nearNames.find(search);
  }
}
