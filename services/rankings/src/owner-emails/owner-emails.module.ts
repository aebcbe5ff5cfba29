import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AdviceModule } from '../advice/advice.module.js';
import { WeekModule } from '../week/week.module.js';
import { OwnerEmailsController } from './owner-emails.controller.js';
import { OwnerEmailsEntity } from './owner-emails.entity.js';
import { OwnerEmailsService } from './owner-emails.service.js';
import { TellAlertsService } from './tell-alerts.service.js';
import { WeekReportService } from './week-report.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([OwnerEmailsEntity]), AdviceModule, WeekModule],
  controllers: [OwnerEmailsController],
  providers: [OwnerEmailsService, TellAlertsService, WeekReportService],
  exports: [TellAlertsService],
})
export class OwnerEmailsModule {}
