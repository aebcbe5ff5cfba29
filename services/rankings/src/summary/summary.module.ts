import { Module } from '@nestjs/common';
import { AlertsModule } from '../alerts/alerts.module.js';
import { HistoryModule } from '../history/history.module.js';
import { SummaryController } from './summary.controller.js';
import { SummaryService } from './summary.service.js';

@Module({
  imports: [AlertsModule, HistoryModule],
  controllers: [SummaryController],
  providers: [SummaryService],
})
export class SummaryModule {}
