import { apiPaths, type RankingSetup, rankingSetup } from '@agency/contracts';
import { Answers, AnswersWithin, OwnerOnly } from '@agency/platform';
import { Controller, Get } from '@nestjs/common';
import { SetupService } from './setup.service.js';

@Controller(apiPaths.rankingsSetup)
export class SetupController {
  constructor(private readonly setup: SetupService) {}

  @Get()
  @OwnerOnly('rankings')
  @Answers(rankingSetup)
  @AnswersWithin(15_000)
  check(): Promise<RankingSetup> {
    return this.setup.check();
  }
}
