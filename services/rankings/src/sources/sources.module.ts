import { Clock, ENV } from '@agency/platform';
import { Global, Module } from '@nestjs/common';
import type { RankingsEnv } from '../env.js';
import { FiguresPool } from '../figures/figures-pool.js';
import { csvSource } from './csv/csv.source.js';
import { FIGURE_SOURCE, type FigureSource } from './figure-source.js';
import { sampleSource } from './sample/sample.source.js';
import { pause } from './search-console/retries.js';
import { SearchConsoleSource } from './search-console/search-console.source.js';

function chooseSource(env: RankingsEnv, clock: Clock): FigureSource {
  if (env.RANKINGS_SOURCE === 'csv') return csvSource;
  if (env.RANKINGS_SOURCE === 'search-console') return new SearchConsoleSource(env, clock, pause);
  return sampleSource(clock);
}

/** The chosen source, and the connections for what concerns all keywords. */
@Global()
@Module({
  providers: [
    FiguresPool,
    { provide: FIGURE_SOURCE, inject: [ENV, Clock], useFactory: chooseSource },
  ],
  exports: [FiguresPool, FIGURE_SOURCE],
})
export class SourcesModule {}
