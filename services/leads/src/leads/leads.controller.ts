import {
  type AddLeadRequest,
  type AmountSum,
  addLeadRequestSchema,
  amountSumSchema,
  apiPaths,
  type CorrectEmailRequest,
  type CreateLeadRequest,
  type CreateLeadResponse,
  contactEmailPath,
  correctEmailRequestSchema,
  createLeadRequestSchema,
  createLeadResponseSchema,
  type Lead,
  type LeadCounts,
  type LeadDetail,
  type LeadFilter,
  type ListedLead,
  type ListLeadsQuery,
  leadCountsSchema,
  leadDetailSchema,
  leadFilterSchema,
  leadIdSchema,
  leadSchema,
  listedLeadSchema,
  listLeadsQuerySchema,
  type NearName,
  type NearNamesQuery,
  nearNameSchema,
  nearNamesQuerySchema,
  type TimelineEntry,
  timelineEntrySchema,
  timelinePath,
  type UpdateLeadRequest,
  type UpdateLeadsRequest,
  type UpdateLeadsResponse,
  updateLeadRequestSchema,
  updateLeadsRequestSchema,
  updateLeadsResponseSchema,
} from '@agency/contracts';
import {
  IntegerParam,
  OwnerOnly,
  Public,
  RateLimited,
  RequestId,
  ResponseSchema,
  Summary,
  setPageHeaders,
} from '@agency/platform';
import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Patch,
  Post,
  Put,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CorrectEmailService } from './correct-email.service.js';
import { CreateLeadService } from './create-lead.service.js';
import { LeadService } from './lead.service.js';
import { LeadListService } from './lead-list.service.js';
import { NearNamesService } from './search/near-names.service.js';
import { TimelineService } from './timeline.service.js';

@Controller()
export class LeadsController {
  constructor(
    private readonly createLead: CreateLeadService,
    private readonly correctEmail: CorrectEmailService,
    private readonly leadList: LeadListService,
    private readonly leads: LeadService,
    private readonly nearNames: NearNamesService,
    private readonly timelines: TimelineService,
  ) {}

  @Post(apiPaths.contacts)
  @Summary('Submit a lead form')
  @Public()
  @RateLimited('contacts')
  @ResponseSchema(createLeadResponseSchema)
  async create(
    @Body({ schema: createLeadRequestSchema }) body: CreateLeadRequest,
    @RequestId() requestId: string,
  ): Promise<CreateLeadResponse> {
    return { id: await this.createLead.create(body, requestId) };
  }

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

  @Get(apiPaths.contacts)
  @Summary('List leads')
  @OwnerOnly('admin')
  @ResponseSchema([listedLeadSchema])
  async list(
    @Query({ schema: listLeadsQuerySchema }) query: ListLeadsQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ListedLead[]> {
    const { contacts, total } = await this.leadList.list(query);
    setPageHeaders(request, reply, query, total);
    return contacts;
  }

  @Get(apiPaths.contactCounts)
  @Summary('Count leads by status')
  @OwnerOnly('admin')
  @ResponseSchema(leadCountsSchema)
  counts(): Promise<LeadCounts> {
    return this.leadList.counts();
  }

  @Get(apiPaths.contactAmounts)
  @Summary('Sum amounts by status')
  @OwnerOnly('admin')
  @ResponseSchema([amountSumSchema])
  amounts(@Query({ schema: leadFilterSchema }) filter: LeadFilter): Promise<AmountSum[]> {
    return this.leadList.amounts(filter);
  }

  @Get(apiPaths.nearNames)
  @Summary('Find the nearest names')
  @OwnerOnly('admin')
  @ResponseSchema([nearNameSchema])
  near(@Query({ schema: nearNamesQuerySchema }) { search }: NearNamesQuery): Promise<NearName[]> {
    return this.nearNames.find(search);
  }

  @Get(`${apiPaths.contacts}/:id`)
  @Summary('Get a lead')
  @OwnerOnly('admin')
  @ResponseSchema(leadDetailSchema)
  find(@IntegerParam('id', leadIdSchema) id: number): Promise<LeadDetail> {
    return this.leads.find(id);
  }

  @Get(timelinePath(':id'))
  @Summary("Get a lead's timeline")
  @OwnerOnly('admin')
  @ResponseSchema([timelineEntrySchema])
  timeline(@IntegerParam('id', leadIdSchema) id: number): Promise<TimelineEntry[]> {
    return this.timelines.find(id);
  }

  @Patch(`${apiPaths.contacts}/:id`)
  @Summary('Update a lead')
  @OwnerOnly('admin')
  @ResponseSchema(leadSchema)
  update(
    @IntegerParam('id', leadIdSchema) id: number,
    @Body({ schema: updateLeadRequestSchema }) body: UpdateLeadRequest,
  ): Promise<Lead> {
    return this.leads.update(id, body);
  }

  @Post(apiPaths.updateLeads)
  @Summary('Change several leads')
  @OwnerOnly('admin')
  @HttpCode(200)
  @ResponseSchema(updateLeadsResponseSchema)
  updateSeveral(
    @Body({ schema: updateLeadsRequestSchema }) body: UpdateLeadsRequest,
  ): Promise<UpdateLeadsResponse> {
    return this.leads.updateSeveral(body);
  }

  /** Public: the booking's request key proves who booked. The id does not: emails contain it (docs/decisions/018). */
  @Put(contactEmailPath(':id'))
  @Summary('Correct the email address right after booking')
  @Public()
  @RateLimited('contacts')
  @HttpCode(204)
  correct(
    @IntegerParam('id', leadIdSchema) id: number,
    @Body({ schema: correctEmailRequestSchema }) body: CorrectEmailRequest,
    @RequestId() requestId: string,
  ): Promise<void> {
    return this.correctEmail.correct(id, body, requestId);
  }

  @Delete(`${apiPaths.contacts}/:id`)
  @Summary('Erase a lead')
  @OwnerOnly('admin')
  @HttpCode(204)
  erase(@IntegerParam('id', leadIdSchema) id: number): Promise<void> {
    return this.leads.erase(id);
  }
}
