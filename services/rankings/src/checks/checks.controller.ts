import {
  apiPaths,
  type ListRunsQuery,
  listRunsQuerySchema,
  type RankingCheckResponse,
  type RankingCheckState,
  type RankingRun,
  rankingCheckResponseSchema,
  rankingCheckStateSchema,
  rankingCheckTimeoutSeconds,
  rankingRunSchema,
} from '@agency/contracts';
import { OwnerOnly, ResponseSchema, Summary, setPageHeaders, Timeout } from '@agency/platform';
import { Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CheckQueue } from './check.queue.js';
import { RunRepository } from './run.repository.js';

@Controller()
export class ChecksController {
  constructor(
    private readonly checks: CheckQueue,
    private readonly runs: RunRepository,
  ) {}

  @Post(apiPaths.rankingsCheck)
  @Summary('Start a ranking check')
  @HttpCode(200)
  @OwnerOnly('rankings')
  @ResponseSchema(rankingCheckResponseSchema)
  @Timeout((rankingCheckTimeoutSeconds + 4) * 1_000)
  check(): Promise<RankingCheckResponse> {
    return this.checks.check(rankingCheckTimeoutSeconds * 1_000);
  }

  @Get(apiPaths.rankingsCheck)
  @Summary('Get the state of the ranking check')
  @OwnerOnly('rankings')
  @ResponseSchema(rankingCheckStateSchema)
  state(): Promise<RankingCheckState> {
    return this.checks.state();
  }

  @Get(apiPaths.rankingsRuns)
  @Summary('List ranking checks and uploads')
  @OwnerOnly('rankings')
  @ResponseSchema([rankingRunSchema])
  async list(
    @Query({ schema: listRunsQuerySchema }) query: ListRunsQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RankingRun[]> {
    const { rows, total } = await this.runs.list(query.limit, query.offset);
    setPageHeaders(request, reply, query, total);
    return rows;
  }
}
