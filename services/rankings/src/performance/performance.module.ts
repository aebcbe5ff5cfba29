import { ENV } from '@agency/platform';
import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { RankingsEnv } from '../config/env.js';
import { DataSetEntity } from './data-set.entity.js';
import { DataSetRepository } from './data-set.repository.js';
import { PerformancePool } from './performance.pool.js';
import { RANKING_SOURCE } from './ranking-source.token.js';

/** Stored performance data, which every other module reads or writes. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([DataSetEntity])],
  providers: [
    DataSetRepository,
    PerformancePool,
    {
      provide: RANKING_SOURCE,
      inject: [ENV],
      useFactory: (env: RankingsEnv) => env.RANKINGS_SOURCE,
    },
  ],
  exports: [DataSetRepository, PerformancePool, RANKING_SOURCE],
})
export class PerformanceModule {}
