import { apiPaths, type RankingWeekResponse, rankingWeekResponseSchema } from '@agency/contracts';
import { OwnerOnly, ResponseSchema, Summary } from '@agency/platform';
import { Controller, Get } from '@nestjs/common';
import { RankingWeekService } from './ranking-week.service.js';

@Controller(apiPaths.rankingsWeek)
export class RankingWeekController {
  constructor(private readonly weeks: RankingWeekService) {}

  @Get()
  @Summary('Get what moved in the current window')
  @OwnerOnly('rankings')
  @ResponseSchema(rankingWeekResponseSchema)
  async get(): Promise<RankingWeekResponse> {
    return { week: await this.weeks.find() };
  }
}
