import { apiPaths, type RankingSummary, rankingSummary } from '@agency/contracts';
import { Answers, OwnerOnly } from '@agency/platform';
import { Controller, Get } from '@nestjs/common';
import { SummaryService } from './summary.service.js';

@Controller(apiPaths.rankingsSummary)
export class SummaryController {
  constructor(private readonly summary: SummaryService) {}

  @Get()
  @OwnerOnly('rankings')
  @Answers(rankingSummary)
  get(): Promise<RankingSummary> {
    return this.summary.get();
  }
}
