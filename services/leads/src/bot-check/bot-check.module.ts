import { Module } from '@nestjs/common';
import { BotCheckController } from './bot-check.controller.js';
import { BotCheckService } from './bot-check.service.js';

@Module({
  controllers: [BotCheckController],
  providers: [BotCheckService],
  exports: [BotCheckService],
})
export class BotCheckModule {}
