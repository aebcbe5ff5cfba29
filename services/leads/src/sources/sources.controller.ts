import {
  apiPaths,
  type LeadSources,
  type LeadSourcesQuery,
  type ListedLead,
  leadSourcesQuerySchema,
  leadSourcesSchema,
  listedLeadSchema,
  type SourceLeadsQuery,
  sourceLeadsQuerySchema,
} from '@agency/contracts';
import { OwnerOnly, ResponseSchema, Summary, setPageHeaders } from '@agency/platform';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SourcesService } from './sources.service.js';

@Controller()
export class SourcesController {
  constructor(private readonly sources: SourcesService) {}

  @Get(apiPaths.leadSources)
  @Summary('Count how far leads got, by source')
  @OwnerOnly('admin')
  @ResponseSchema(leadSourcesSchema)
  find(@Query({ schema: leadSourcesQuerySchema }) query: LeadSourcesQuery): Promise<LeadSources> {
    return this.sources.find(query);
  }

  @Get(apiPaths.sourceLeads)
  @Summary('List the leads behind a number of the sources')
  @OwnerOnly('admin')
  @ResponseSchema([listedLeadSchema])
  async leads(
    @Query({ schema: sourceLeadsQuerySchema }) query: SourceLeadsQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ListedLead[]> {
    const { leads, total } = await this.sources.leads(query);
    setPageHeaders(request, reply, query, total);
    return leads;
  }
}
