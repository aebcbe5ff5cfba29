import { apiPaths, type RankingSummary, rankingSummarySchema } from '@agency/contracts';
import { OwnerOnly, ResponseSchema, Summary } from '@agency/platform';
import { Controller, Get } from '@nestjs/common';
import { SummaryService } from './summary.service.js';

@Controller(apiPaths.rankingsSummary)
export class SummaryController {
  constructor(private readonly summary: SummaryService) {}

  @Get()
  @Summary('Get the ranking summary')
  @OwnerOnly('rankings')
  @ResponseSchema(rankingSummarySchema)
  get(): Promise<RankingSummary> {
    return this.summary.get();
  }
}
