import { Module } from '@nestjs/common';
import { BotCheckService } from './bot-check.service.js';

/** For services whose environment extends `botCheckEnvSchema`. */
@Module({ providers: [BotCheckService], exports: [BotCheckService] })
export class BotCheckModule {}
