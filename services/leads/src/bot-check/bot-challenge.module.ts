import { BotCheckModule } from '@agency/platform';
import { Module } from '@nestjs/common';
import { BotCheckController } from './bot-check.controller.js';

@Module({ imports: [BotCheckModule], controllers: [BotCheckController] })
export class BotChallengeModule {}
