import { Clock, ENV } from '@agency/platform';
import { Global, Module } from '@nestjs/common';
import type { RankingsEnv } from '../config/env.js';
import { csvSource } from './csv.source.js';
import { PERFORMANCE_SOURCE, type PerformanceSource } from './performance-source.js';
import { sampleSource } from './sample.source.js';
import { pause } from './search-console/search-console.client.js';
import { SearchConsoleSource } from './search-console/search-console.source.js';

function chooseSource(env: RankingsEnv, clock: Clock): PerformanceSource {
  if (env.RANKINGS_SOURCE === 'csv') return csvSource;
  if (env.RANKINGS_SOURCE === 'search-console') return new SearchConsoleSource(env, clock, pause);
  return sampleSource(clock);
}

@Global()
@Module({
  providers: [{ provide: PERFORMANCE_SOURCE, inject: [ENV, Clock], useFactory: chooseSource }],
  exports: [PERFORMANCE_SOURCE],
})
export class SourcesModule {}
