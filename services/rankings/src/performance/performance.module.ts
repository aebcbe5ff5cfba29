import { Global, Module } from '@nestjs/common';
import { ActiveSourceService } from '../connection/active-source.service.js';
import { BestPositionRepository } from './best-position.repository.js';
import { PerformanceRepository } from './performance.repository.js';
import { UploadedPeriodRepository } from './uploaded-period.repository.js';

/** Stored performance data, which every other module reads or writes. */
@Global()
@Module({
  providers: [
    ActiveSourceService,
    BestPositionRepository,
    PerformanceRepository,
    UploadedPeriodRepository,
  ],
  exports: [
    ActiveSourceService,
    BestPositionRepository,
    PerformanceRepository,
    UploadedPeriodRepository,
  ],
})
export class PerformanceModule {}
