import { apiPaths, type BotChallenge, botChallenge } from '@agency/contracts';
import { Answers, BotCheckService, Public, RateLimited } from '@agency/platform';
import { Controller, Get, Header } from '@nestjs/common';

@Controller(apiPaths.botChallenge)
export class BotCheckController {
  constructor(private readonly botCheck: BotCheckService) {}

  @Get()
  @Public()
  @RateLimited('challenges')
  @Header('Cache-Control', 'no-store')
  @Answers(botChallenge)
  challenge(): Promise<BotChallenge> {
    return this.botCheck.challenge();
  }
}
