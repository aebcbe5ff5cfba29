import { Module } from '@nestjs/common';
import { AlertRulesModule } from '../alerts/alert-rules.module.js';
import { RankingWeekController } from './ranking-week.controller.js';
import { RankingWeekService } from './ranking-week.service.js';

@Module({
  imports: [AlertRulesModule],
  controllers: [RankingWeekController],
  providers: [RankingWeekService],
  exports: [RankingWeekService],
})
export class RankingWeekModule {}
