import {
  apiPaths,
  type HistoryQuery,
  historyQuerySchema,
  type KeywordCurves,
  type KeywordCurvesQuery,
  keywordCurvesQuerySchema,
  keywordCurvesSchema,
  keywordHistoryPath,
  type LandingPageHistoryQuery,
  landingPageHistoryQuerySchema,
  type RankingHistory,
  type RankingSummary,
  rankingHistorySchema,
  rankingSummarySchema,
} from '@agency/contracts';
import { IntegerParam, OwnerOnly, ResponseSchema, Summary } from '@agency/platform';
import { Controller, Get, Query } from '@nestjs/common';
import * as z from 'zod';
import { HistoryService } from './history.service.js';
import { SummaryService } from './summary.service.js';

@Controller()
export class HistoryController {
  constructor(
    private readonly history: HistoryService,
    private readonly summaries: SummaryService,
  ) {}

  @Get(apiPaths.rankingsSummary)
  @Summary('Get the ranking summary')
  @OwnerOnly('rankings')
  @ResponseSchema(rankingSummarySchema)
  summary(): Promise<RankingSummary> {
    return this.summaries.get();
  }

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
    return this.history.curvesOf(ids);
  }
}
