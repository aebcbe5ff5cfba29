import { apiPaths, type RankingSummary, rankingSummarySchema } from '@agency/contracts';
import { OwnerOnly, ResponseSchema } from '@agency/platform';
import { Controller, Get } from '@nestjs/common';
import { SummaryService } from './summary.service.js';

@Controller(apiPaths.rankingsSummary)
export class SummaryController {
  constructor(private readonly summary: SummaryService) {}

  @Get()
  @OwnerOnly('rankings')
  @ResponseSchema(rankingSummarySchema)
  get(): Promise<RankingSummary> {
    return this.summary.get();
  }
}
