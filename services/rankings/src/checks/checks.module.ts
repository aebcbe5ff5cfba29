import { queueMetrics } from '@agency/platform';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AlertRulesModule } from '../alerts/alert-rules.module.js';
import { BreakdownModule } from '../breakdown/breakdown.module.js';
import { InspectionsModule } from '../inspections/inspections.module.js';
import { OtherQueriesModule } from '../other-queries/other-queries.module.js';
import { OwnerEmailsModule } from '../owner-emails/owner-emails.module.js';
import { checkQueueName } from './check.job.js';
import { CheckQueue } from './check.queue.js';
import { CheckService } from './check.service.js';
import { CheckWorker } from './check.worker.js';
import { CheckLockService } from './check-lock.service.js';
import { CheckMetricsService } from './check-metrics.service.js';
import { ChecksController } from './checks.controller.js';
import { PublishService } from './publish.service.js';
import { RunEntity } from './run.entity.js';
import { RunRepository } from './run.repository.js';
import { WindowDetailsService } from './window-details.service.js';

@Module({
  imports: [
    AlertRulesModule,
    BreakdownModule,
    InspectionsModule,
    OtherQueriesModule,
    OwnerEmailsModule,
    TypeOrmModule.forFeature([RunEntity]),
  ],
  controllers: [ChecksController],
  providers: [
    CheckLockService,
    CheckMetricsService,
    CheckQueue,
    CheckService,
    CheckWorker,
    PublishService,
    RunRepository,
    WindowDetailsService,
    queueMetrics(checkQueueName),
  ],
  exports: [CheckLockService, PublishService, RunRepository],
})
export class ChecksModule {}
