import { OutboxModule, PlatformModule } from '@agency/platform';
import { type DynamicModule, Module } from '@nestjs/common';
import { AdviceModule } from './advice/advice.module.js';
import { AlertsModule } from './alerts/alerts.module.js';
import { BreakdownModule } from './breakdown/breakdown.module.js';
import { ChecksModule } from './checks/checks.module.js';
import { database } from './database.js';
import type { RankingsEnv } from './env.js';
import { HistoryModule } from './history/history.module.js';
import { ImportsModule } from './imports/imports.module.js';
import { KeywordsModule } from './keywords/keywords.module.js';
import { OtherQueriesModule } from './other-queries/other-queries.module.js';
import { OwnerEmailsModule } from './owner-emails/owner-emails.module.js';
import { PerformanceModule } from './performance/performance.module.js';
import { PerformanceSourcesModule } from './performance-sources/performance-sources.module.js';
import { RankingWeekModule } from './ranking-week/ranking-week.module.js';
import { SetupModule } from './setup/setup.module.js';
import { SummaryModule } from './summary/summary.module.js';

@Module({})
export class AppModule {
  static forEnv(env: RankingsEnv): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.forService(database, env),
        OutboxModule.forSchema(database.schema),
        PerformanceModule,
        PerformanceSourcesModule,
        KeywordsModule,
        ChecksModule,
        ImportsModule,
        AdviceModule,
        AlertsModule,
        BreakdownModule,
        OtherQueriesModule,
        HistoryModule,
        SummaryModule,
        SetupModule,
        RankingWeekModule,
        OwnerEmailsModule,
      ],
    };
  }
}
