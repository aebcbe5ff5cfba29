import type { RankingSetup } from '@agency/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { PerformanceRepository } from '../performance/performance.repository.js';
import {
  PERFORMANCE_SOURCE,
  type PerformanceSource,
  SourceError,
} from '../sources/performance-source.js';

/** Shorter than a check's timeouts: the owner is waiting. */
const testTimeoutMs = 12_000;

@Injectable()
export class SetupService {
  constructor(
    @Inject(PERFORMANCE_SOURCE) private readonly source: PerformanceSource,
    private readonly performance: PerformanceRepository,
  ) {}

  /** Requests the source's newest day, which exercises everything a check needs. */
  async check(): Promise<RankingSetup> {
    const { source } = this.source;
    const settings = this.source.settings();
    return { source, isSample: source === 'sample', settings, test: await this.test() };
  }

  private async test(): Promise<RankingSetup['test']> {
    const signal = AbortSignal.timeout(testTimeoutMs);
    try {
      const dataThrough =
        (await this.source.newestDay(signal)) ?? (await this.performance.dataThrough());
      const message = dataThrough ? this.source.whenWorking : this.source.whenEmpty;
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
