import {
  apiPaths,
  type RankingCheckResponse,
  type RankingCheckState,
  rankingCheckResponseSchema,
  rankingCheckStateSchema,
  rankingCheckTimeoutSeconds,
} from '@agency/contracts';
import { OwnerOnly, ResponseSchema, Summary, Timeout } from '@agency/platform';
import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { CheckQueue } from './check.queue.js';

@Controller()
export class ChecksController {
  constructor(private readonly checks: CheckQueue) {}

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
}
