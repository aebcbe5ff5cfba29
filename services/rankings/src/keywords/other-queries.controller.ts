import {
  apiPaths,
  type ListOtherQueriesQuery,
  listOtherQueriesQuerySchema,
  type OtherQuery,
  otherQuerySchema,
} from '@agency/contracts';
import { OwnerOnly, ResponseSchema, Summary, setPageHeaders } from '@agency/platform';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OtherQueriesRepository } from './other-queries.repository.js';

@Controller(apiPaths.rankingsOtherQueries)
export class OtherQueriesController {
  constructor(private readonly others: OtherQueriesRepository) {}

  @Get()
  @Summary('List queries that are seen and not on the list')
  @OwnerOnly('rankings')
  @ResponseSchema([otherQuerySchema])
  async list(
    @Query({ schema: listOtherQueriesQuerySchema }) query: ListOtherQueriesQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OtherQuery[]> {
    const { rows, total } = await this.others.list(query.limit, query.offset);
    setPageHeaders(request, reply, query, total);
    return rows;
  }
}
