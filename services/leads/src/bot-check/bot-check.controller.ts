import { apiPaths, type BotChallenge, botChallengeSchema } from '@agency/contracts';
import { BotCheckService, Public, RateLimited, ResponseSchema, Summary } from '@agency/platform';
import { Controller, Get, Header } from '@nestjs/common';
import { SurgeService } from './surge.service.js';

@Controller(apiPaths.botChallenge)
export class BotCheckController {
  constructor(
    private readonly botCheck: BotCheckService,
    private readonly surge: SurgeService,
  ) {}

  @Get()
  @Summary('Get a bot check challenge')
  @Public()
  @RateLimited('challenges')
  @Header('Cache-Control', 'no-store')
  @ResponseSchema(botChallengeSchema)
  async challenge(): Promise<BotChallenge> {
    return this.botCheck.createChallenge({ isSurging: await this.surge.isSurging() });
  }
}
