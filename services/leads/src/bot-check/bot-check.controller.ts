import { apiPaths, type BotChallenge, botChallenge } from '@agency/contracts';
import { Answers, Public, RateLimited } from '@agency/platform';
import { Controller, Get, Header } from '@nestjs/common';
import { BotCheckService } from './bot-check.service.js';

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
