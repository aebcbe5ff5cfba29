import { Module } from '@nestjs/common';
import { AlertRulesModule } from '../alerts/alert-rules.module.js';
import { WeekController } from './week.controller.js';
import { WeekService } from './week.service.js';

@Module({
  imports: [AlertRulesModule],
  controllers: [WeekController],
  providers: [WeekService],
  exports: [WeekService],
})
export class WeekModule {}
