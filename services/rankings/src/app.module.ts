import { PlatformModule, queueMetrics } from '@agency/platform';
import { type DynamicModule, Module } from '@nestjs/common';
import { AdviceController } from './advice/advice.controller.js';
import { AdviceService } from './advice/advice.service.js';
import { InspectionsRepository } from './advice/inspections.repository.js';
import { AlertsController } from './alerts/alerts.controller.js';
import { AlertsService } from './alerts/alerts.service.js';
import { RaiseAlertsService } from './alerts/raise-alerts.service.js';
import { RankingWeekService } from './alerts/ranking-week.service.js';
import { WeekReportService } from './alerts/week-report.service.js';
import { CheckQueue, checkQueueName } from './checks/check.queue.js';
import { CheckService } from './checks/check.service.js';
import { CheckWorker } from './checks/check.worker.js';
import { CheckLockService } from './checks/check-lock.service.js';
import { ChecksController } from './checks/checks.controller.js';
import { PublishService } from './checks/publish.service.js';
import { RunRepository } from './checks/run.repository.js';
import { WindowDetailsService } from './checks/window-details.service.js';
import { database } from './database.js';
import type { RankingsEnv } from './env.js';
import { HistoryController } from './history/history.controller.js';
import { HistoryService } from './history/history.service.js';
import { SummaryService } from './history/summary.service.js';
import { ImportsController } from './imports/imports.controller.js';
import { ImportsService } from './imports/imports.service.js';
import { BreakdownService } from './keywords/breakdown.service.js';
import { KeywordExportController } from './keywords/keyword-export.controller.js';
import { KeywordsController } from './keywords/keywords.controller.js';
import { KeywordsService } from './keywords/keywords.service.js';
import { OtherQueriesRepository } from './keywords/other-queries.repository.js';
import { ActiveSourceService } from './performance/active-source.service.js';
import { KeywordFiguresRepository } from './performance/keyword-figures.repository.js';
import { PerformanceRepository } from './performance/performance.repository.js';
import { UploadedPeriodRepository } from './performance/uploaded-period.repository.js';
import { ConnectionController } from './source/connection.controller.js';
import { ConnectionService } from './source/connection.service.js';
import { PerformanceSourceService } from './source/performance-source.service.js';

@Module({})
export class AppModule {
  static forEnv(env: RankingsEnv): DynamicModule {
    return {
      module: AppModule,
      imports: [PlatformModule.forService(database, env)],
      controllers: [
        AdviceController,
        AlertsController,
        ChecksController,
        HistoryController,
        ImportsController,
        KeywordExportController,
        KeywordsController,
        ConnectionController,
      ],
      providers: [
        BreakdownService,
        AdviceService,
        InspectionsRepository,
        AlertsService,
        RankingWeekService,
        RaiseAlertsService,
        WeekReportService,
        CheckLockService,
        CheckQueue,
        CheckService,
        CheckWorker,
        PublishService,
        RunRepository,
        WindowDetailsService,
        HistoryService,
        SummaryService,
        ImportsService,
        KeywordsService,
        OtherQueriesRepository,
        ActiveSourceService,
        KeywordFiguresRepository,
        PerformanceRepository,
        UploadedPeriodRepository,
        ConnectionService,
        PerformanceSourceService,
        queueMetrics(checkQueueName),
      ],
    };
  }
}
