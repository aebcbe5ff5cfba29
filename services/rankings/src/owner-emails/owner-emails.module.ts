import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AdviceModule } from '../advice/advice.module.js';
import { RankingWeekModule } from '../ranking-week/ranking-week.module.js';
import { OwnerEmailsController } from './owner-emails.controller.js';
import { OwnerEmailsEntity } from './owner-emails.entity.js';
import { OwnerEmailsService } from './owner-emails.service.js';
import { TellAlertsService } from './tell-alerts.service.js';
import { WeekReportService } from './week-report.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([OwnerEmailsEntity]), AdviceModule, RankingWeekModule],
  controllers: [OwnerEmailsController],
  providers: [OwnerEmailsService, TellAlertsService, WeekReportService],
  exports: [TellAlertsService],
})
export class OwnerEmailsModule {}
