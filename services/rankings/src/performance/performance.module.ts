import { ENV } from '@agency/platform';
import { Global, Module } from '@nestjs/common';
import type { RankingsEnv } from '../config/env.js';
import { PerformanceRepository } from './performance.repository.js';
import { RANKING_SOURCE } from './ranking-source.token.js';
import { UploadedPeriodRepository } from './uploaded-period.repository.js';

/** Stored performance data, which every other module reads or writes. */
@Global()
@Module({
  providers: [
    PerformanceRepository,
    UploadedPeriodRepository,
    {
      provide: RANKING_SOURCE,
      inject: [ENV],
      useFactory: (env: RankingsEnv) => env.RANKINGS_SOURCE,
    },
  ],
  exports: [PerformanceRepository, UploadedPeriodRepository, RANKING_SOURCE],
})
export class PerformanceModule {}
