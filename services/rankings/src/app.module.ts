import { PlatformModule, queueMetrics } from '@agency/platform';
import { type DynamicModule, Module } from '@nestjs/common';
import { AdviceController } from './advice/advice.controller.js';
import { AdviceService } from './advice/advice.service.js';
import { AlertRepository } from './alerts/alert.repository.js';
import { AlertRulesController } from './alerts/alert-rules.controller.js';
import { AlertRulesService } from './alerts/alert-rules.service.js';
import { AlertsController } from './alerts/alerts.controller.js';
import { AlertsService } from './alerts/alerts.service.js';
import { BreakdownController } from './breakdown/breakdown.controller.js';
import { BreakdownRepository } from './breakdown/breakdown.repository.js';
import { BreakdownService } from './breakdown/breakdown.service.js';
import { checkQueueName } from './checks/check.job.js';
import { CheckQueue } from './checks/check.queue.js';
import { CheckService } from './checks/check.service.js';
import { CheckWorker } from './checks/check.worker.js';
import { CheckLockService } from './checks/check-lock.service.js';
import { CheckMetricsService } from './checks/check-metrics.service.js';
import { ChecksController } from './checks/checks.controller.js';
import { PublishService } from './checks/publish.service.js';
import { RunRepository } from './checks/run.repository.js';
import { WindowDetailsService } from './checks/window-details.service.js';
import { ActiveSourceService } from './connection/active-source.service.js';
import { ConnectionKeyService } from './connection/connection-key.service.js';
import { database } from './database.js';
import type { RankingsEnv } from './env.js';
import { CurvesService } from './history/curves.service.js';
import { HistoryController } from './history/history.controller.js';
import { HistoryService } from './history/history.service.js';
import { ImportsController } from './imports/imports.controller.js';
import { ImportsService } from './imports/imports.service.js';
import { RemoveUploadService } from './imports/remove-upload.service.js';
import { InspectionsRepository } from './inspections/inspections.repository.js';
import { KeywordExportController } from './keywords/keyword-export.controller.js';
import { KeywordsController } from './keywords/keywords.controller.js';
import { KeywordsService } from './keywords/keywords.service.js';
import { OtherQueriesController } from './other-queries/other-queries.controller.js';
import { OtherQueriesRepository } from './other-queries/other-queries.repository.js';
import { OwnerEmailsController } from './owner-emails/owner-emails.controller.js';
import { OwnerEmailsService } from './owner-emails/owner-emails.service.js';
import { TellAlertsService } from './owner-emails/tell-alerts.service.js';
import { WeekReportService } from './owner-emails/week-report.service.js';
import { KeywordFiguresRepository } from './performance/keyword-figures.repository.js';
import { PerformanceRepository } from './performance/performance.repository.js';
import { UploadedPeriodRepository } from './performance/uploaded-period.repository.js';
import { PerformanceSourceService } from './performance-sources/performance-source.service.js';
import { RankingWeekController } from './ranking-week/ranking-week.controller.js';
import { RankingWeekService } from './ranking-week/ranking-week.service.js';
import { ConnectionController } from './setup/connection.controller.js';
import { ConnectionService } from './setup/connection.service.js';
import { SummaryController } from './summary/summary.controller.js';
import { SummaryService } from './summary/summary.service.js';

@Module({})
export class AppModule {
  static forEnv(env: RankingsEnv): DynamicModule {
    return {
      module: AppModule,
      imports: [PlatformModule.forService(database, env)],
      controllers: [
        AdviceController,
        AlertRulesController,
        AlertsController,
        BreakdownController,
        ChecksController,
        HistoryController,
        ImportsController,
        KeywordExportController,
        KeywordsController,
        OtherQueriesController,
        OwnerEmailsController,
        RankingWeekController,
        ConnectionController,
        SummaryController,
      ],
      providers: [
        AdviceService,
        AlertRulesService,
        AlertRepository,
        AlertsService,
        BreakdownRepository,
        BreakdownService,
        CheckLockService,
        CheckMetricsService,
        CheckQueue,
        CheckService,
        CheckWorker,
        PublishService,
        RunRepository,
        WindowDetailsService,
        ActiveSourceService,
        ConnectionKeyService,
        CurvesService,
        HistoryService,
        ImportsService,
        RemoveUploadService,
        InspectionsRepository,
        KeywordsService,
        OtherQueriesRepository,
        OwnerEmailsService,
        TellAlertsService,
        WeekReportService,
        PerformanceSourceService,
        KeywordFiguresRepository,
        PerformanceRepository,
        UploadedPeriodRepository,
        RankingWeekService,
        ConnectionService,
        SummaryService,
        queueMetrics(checkQueueName),
      ],
    };
  }
}
