import { BotCheckModule } from '@agency/platform';
import { Module } from '@nestjs/common';
import { BotCheckController } from './bot-check.controller.js';
import { SurgeService } from './surge.service.js';

@Module({
  imports: [BotCheckModule],
  controllers: [BotCheckController],
  providers: [SurgeService],
})
export class BotChallengeModule {}
