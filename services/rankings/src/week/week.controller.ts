import { apiPaths, type RankingWeekResponse, rankingWeekResponseSchema } from '@agency/contracts';
import { OwnerOnly, ResponseSchema, Summary } from '@agency/platform';
import { Controller, Get } from '@nestjs/common';
import { WeekService } from './week.service.js';

@Controller(apiPaths.rankingsWeek)
export class WeekController {
  constructor(private readonly weeks: WeekService) {}

  @Get()
  @Summary('Get what moved in the current window')
  @OwnerOnly('rankings')
  @ResponseSchema(rankingWeekResponseSchema)
  async get(): Promise<RankingWeekResponse> {
    return { week: await this.weeks.find() };
  }
}
