import type { RankingSetup } from '@agency/contracts';
import { Injectable } from '@nestjs/common';
import { PerformanceRepository } from '../performance/performance.repository.js';
import { type PerformanceSource, SourceError } from '../sources/performance-source.js';
import { PerformanceSourceService } from '../sources/performance-source.service.js';

/** Shorter than a check's timeouts: the owner is waiting. */
const testTimeoutMs = 12_000;

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
    const signal = AbortSignal.timeout(testTimeoutMs);
    try {
      const dataThrough =
        (await source.newestDay(signal)) ??
        (await this.performance.dataSet(source.name)).dataThrough;
      const message = dataThrough ? source.whenWorking : source.whenEmpty;
      const cause = dataThrough ? null : 'no-figures';
      return { success: dataThrough !== null, cause, message, dataThrough };
    } catch (error) {
      const failure = signal.aborted ? tooSlow : error;
      if (!(failure instanceof SourceError)) throw failure;
      const { cause, message } = failure;
      return { success: false, cause, message, dataThrough: null };
    }
  }
}

const tooSlow = new SourceError(
  'network',
  'Google did not answer within twelve seconds. Please try again in a moment.',
);
