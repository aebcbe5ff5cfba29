import {
  apiPaths,
  type HistoryQuery,
  historyQuerySchema,
  type KeywordChange,
  type KeywordCurves,
  type KeywordCurvesQuery,
  keywordChangeSchema,
  keywordCurvesQuerySchema,
  keywordCurvesSchema,
  keywordHistoryPath,
  type LandingPageHistoryQuery,
  type ListChangesQuery,
  landingPageHistoryQuerySchema,
  listChangesQuerySchema,
  type RankingHistory,
  rankingHistorySchema,
} from '@agency/contracts';
import { IntegerParam, OwnerOnly, ResponseSchema, Summary, setPageHeaders } from '@agency/platform';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { ChangesService } from './changes.service.js';
import { CurvesService } from './curves.service.js';
import { HistoryService } from './history.service.js';

@Controller()
export class HistoryController {
  constructor(
    private readonly history: HistoryService,
    private readonly changes: ChangesService,
    private readonly curves: CurvesService,
  ) {}

  @Get(apiPaths.rankingsHistory)
  @Summary('Get the history of all keywords together')
  @OwnerOnly('rankings')
  @ResponseSchema(rankingHistorySchema)
  average(@Query({ schema: historyQuerySchema }) { days }: HistoryQuery): Promise<RankingHistory> {
    return this.history.average(days);
  }

  @Get(keywordHistoryPath(':id'))
  @Summary('Get the history of a keyword')
  @OwnerOnly('rankings')
  @ResponseSchema(rankingHistorySchema)
  ofKeyword(
    @IntegerParam('id', z.int32()) id: number,
    @Query({ schema: historyQuerySchema }) { days }: HistoryQuery,
  ): Promise<RankingHistory> {
    return this.history.ofKeyword(id, days);
  }

  @Get(apiPaths.rankingsPageHistory)
  @Summary('Get the history of the keywords of a landing page together')
  @OwnerOnly('rankings')
  @ResponseSchema(rankingHistorySchema)
  ofLandingPage(
    @Query({ schema: landingPageHistoryQuerySchema }) { page, days }: LandingPageHistoryQuery,
  ): Promise<RankingHistory> {
    return this.history.ofLandingPage(page, days);
  }

  @Get(apiPaths.rankingsCurves)
  @Summary('Get the small curves of keywords')
  @OwnerOnly('rankings')
  @ResponseSchema(keywordCurvesSchema)
  curvesOf(
    @Query({ schema: keywordCurvesQuerySchema }) { ids }: KeywordCurvesQuery,
  ): Promise<KeywordCurves> {
    return this.curves.of(ids);
  }

  @Get(apiPaths.rankingsChanges)
  @Summary('List changes between two periods')
  @OwnerOnly('rankings')
  @ResponseSchema([keywordChangeSchema])
  async list(
    @Query({ schema: listChangesQuerySchema }) query: ListChangesQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<KeywordChange[]> {
    const { rows, total } = await this.changes.list(query);
    setPageHeaders(request, reply, query, total);
    return rows;
  }
}
