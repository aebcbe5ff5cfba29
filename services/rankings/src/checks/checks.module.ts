import { QueueModule, queueMetrics } from '@agency/platform';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FiguresModule } from '../figures/figures.module.js';
import { CheckService } from './check.service.js';
import { CheckLock } from './check-lock.js';
import { CheckMetrics } from './check-metrics.js';
import { CheckPlan } from './check-plan.js';
import { CheckQueue, checkJobFacts, checkQueue } from './check-queue.js';
import { ChecksController } from './checks.controller.js';
import { RunEntity } from './run.entity.js';
import { RunLog } from './run-log.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([RunEntity]),
    FiguresModule,
    QueueModule.forWorker(checkQueue, checkJobFacts),
  ],
  controllers: [ChecksController],
  providers: [
    CheckLock,
    CheckMetrics,
    CheckPlan,
    CheckQueue,
    CheckService,
    RunLog,
    queueMetrics(checkQueue),
  ],
  exports: [CheckLock, RunLog],
})
export class ChecksModule {}
