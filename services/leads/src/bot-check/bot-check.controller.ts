import { apiPaths, type BotChallenge } from '@agency/contracts';
import { Public, RateLimited } from '@agency/platform';
import { Controller, Get, Header } from '@nestjs/common';
import { BotCheckService } from './bot-check.service.js';

@Controller(apiPaths.botChallenge)
export class BotCheckController {
  constructor(private readonly botCheck: BotCheckService) {}

  @Get()
  @Public()
  @RateLimited('challenges')
  @Header('Cache-Control', 'no-store')
  challenge(): Promise<BotChallenge> {
    return this.botCheck.challenge();
  }
}
