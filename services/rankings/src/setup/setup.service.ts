import type { RankingSetup } from '@agency/contracts';
import { Injectable } from '@nestjs/common';
import { PerformanceRepository } from '../performance/performance.repository.js';
import type { PerformanceSource } from '../performance-sources/performance-source.js';
import { PerformanceSourceService } from '../performance-sources/performance-source.service.js';
import { SourceError } from '../performance-sources/source.error.js';
import { askGoogle } from './ask-google.js';

@Injectable()
export class SetupService {
  constructor(
    private readonly sources: PerformanceSourceService,
    private readonly performance: PerformanceRepository,
  ) {}

  /** Requests the source's newest day, which exercises everything a check needs. */
  async check(): Promise<RankingSetup> {
    const source = await this.sources.current();
    return {
      source: source.name,
      isSample: source.name === 'sample',
      settings: source.settings(),
      test: await this.test(source),
    };
  }

  private async test(source: PerformanceSource): Promise<RankingSetup['test']> {
    try {
      const dataThrough =
        (await askGoogle((signal) => source.newestDay(signal))) ??
        (await this.performance.dataSet(source.name)).dataThrough;
      const message = dataThrough ? source.whenWorking : source.whenEmpty;
      const cause = dataThrough ? null : 'no-figures';
      return { success: dataThrough !== null, cause, message, dataThrough };
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      const { cause, message } = error;
      return { success: false, cause, message, dataThrough: null };
    }
  }
}
