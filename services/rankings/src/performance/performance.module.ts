import { Global, Module } from '@nestjs/common';
import { ActiveSourceService } from '../connection/active-source.service.js';
import { KeywordFiguresRepository } from './keyword-figures.repository.js';
import { PerformanceRepository } from './performance.repository.js';
import { UploadedPeriodRepository } from './uploaded-period.repository.js';

/** Stored performance data, which every other module reads or writes. */
@Global()
@Module({
  providers: [
    ActiveSourceService,
    KeywordFiguresRepository,
    PerformanceRepository,
    UploadedPeriodRepository,
  ],
  exports: [
    ActiveSourceService,
    KeywordFiguresRepository,
    PerformanceRepository,
    UploadedPeriodRepository,
  ],
})
export class PerformanceModule {}
