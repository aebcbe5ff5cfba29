import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SourcesModule } from '../sources/sources.module.js';
import { MonthEmailEntity } from './month-email.entity.js';
import { MonthReportController } from './month-report.controller.js';
import { MonthReportService } from './month-report.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([MonthEmailEntity]), SourcesModule],
  controllers: [MonthReportController],
  providers: [MonthReportService],
})
export class MonthReportModule {}
