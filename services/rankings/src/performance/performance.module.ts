import { Global, Module } from '@nestjs/common';
import { ActiveSourceService } from '../connection/active-source.service.js';
import { BestPositionRepository } from './best-position.repository.js';
import { KeywordWindowRepository } from './keyword-window.repository.js';
import { PerformanceRepository } from './performance.repository.js';
import { UploadedPeriodRepository } from './uploaded-period.repository.js';

/** Stored performance data, which every other module reads or writes. */
@Global()
@Module({
  providers: [
    ActiveSourceService,
    BestPositionRepository,
    KeywordWindowRepository,
    PerformanceRepository,
    UploadedPeriodRepository,
  ],
  exports: [
    ActiveSourceService,
    BestPositionRepository,
    KeywordWindowRepository,
    PerformanceRepository,
    UploadedPeriodRepository,
  ],
})
export class PerformanceModule {}
