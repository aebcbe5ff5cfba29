import { apiPaths, type RankingSetup, rankingSetupSchema } from '@agency/contracts';
import { OwnerOnly, ResponseSchema, Summary, Timeout } from '@agency/platform';
import { Controller, Get } from '@nestjs/common';
import { SetupService } from './setup.service.js';

@Controller(apiPaths.rankingsSetup)
export class SetupController {
  constructor(private readonly setup: SetupService) {}

  @Get()
  @Summary('Test the source of performance data')
  @OwnerOnly('rankings')
  @ResponseSchema(rankingSetupSchema)
  @Timeout(15_000)
  check(): Promise<RankingSetup> {
    return this.setup.check();
  }
}
