import {
  addDays,
  type PacificDate,
  type RankingCheckResponse,
  type RunningCheck,
  rankingWindowDays,
} from '@agency/contracts';
import { ENV, TransactionService } from '@agency/platform';
import { Inject, Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import type { RankingsEnv } from '../env.js';
import { KeywordFiguresRepository } from '../performance/keyword-figures.repository.js';
import { dayInWords } from '../performance/pacific-date.js';
import { PerformanceRepository } from '../performance/performance.repository.js';
import type { PerformanceSource } from '../source/performance-source.js';
import { PerformanceSourceService } from '../source/performance-source.service.js';
import { isTransient, SourceError } from '../source/source.error.js';
import { CheckLockService } from './check-lock.service.js';
import { PublishService } from './publish.service.js';
import type { RunEntity } from './run.entity.js';
import { RunRepository } from './run.repository.js';
import { WindowDetailsService } from './window-details.service.js';

/** For failures whose cause must not be shown. */
export const checkFailedMessage =
  'The check failed on our side. The last data is kept. Please try again later.';

/** Google still corrects data for a few days after calling it final. */
const reReadDays = 5;

export interface CheckRequest {
  jobId: string;
  trigger: RunningCheck['trigger'];
  /** The newest finished run when the check was requested; a newer one answers it. */
  afterRun: number | undefined;
}

export interface CheckOutcome extends RankingCheckResponse {
  /** It failed with a transient error. */
  isTransient: boolean;
}

/** Runs one check: waits for the lock, reads days and details, publishes, records the result. */
@Injectable()
export class CheckService {
  constructor(
    private readonly lock: CheckLockService,
    private readonly runs: RunRepository,
    private readonly publisher: PublishService,
    private readonly performance: PerformanceRepository,
    private readonly keywordFigures: KeywordFiguresRepository,
    private readonly details: WindowDetailsService,
    private readonly transactions: TransactionService,
    private readonly sources: PerformanceSourceService,
    @Inject(ENV) private readonly env: RankingsEnv,
    private readonly logger: PinoLogger,
  ) {}

  /**
   * Throws if the signal aborts: the run stays open for the process that takes over the job. Also throws if the run
   * cannot be recorded.
   */
  check(request: CheckRequest, signal: AbortSignal): Promise<CheckOutcome> {
    return this.lock.waitAndRun(signal, async () => {
      const { afterRun } = request;
      const joined =
        afterRun === undefined ? undefined : await this.runs.findFinishedAfter(afterRun);
      if (joined) return outcomeOf(joined);
      const source = await this.sources.current();
      // Uploads are the owner's to update; there is nothing to check every morning.
      if (source.name === 'csv' && request.trigger === 'schedule') {
        return { success: true, message: source.whenWorking, isTransient: false };
      }
      const run = await this.runs.begin(source.name, request.trigger, request.jobId);
      try {
        const message = await this.read(source, run, signal);
        return { success: true, message, isTransient: false };
      } catch (error) {
        signal.throwIfAborted();
        return await this.fail(run, error);
      }
    });
  }

  private async read(
    source: PerformanceSource,
    run: RunEntity,
    signal: AbortSignal,
  ): Promise<string> {
    await this.dropOtherProperty(source);
    const newest = await source.newestDay(signal);
    const through = newest ?? (await this.performance.dataSet(source.name)).dataThrough;
    if (!through) throw new SourceError('no-figures', source.whenEmpty);
    if (newest) await this.readDays(source, run, newest, signal);
    const notRead = newest ? await this.details.read(source, newest, signal) : '';
    return this.transactions.run(async (manager) =>
      this.publisher.publish(manager, {
        source: source.name,
        runId: run.id,
        periods: await this.keywordFigures.comparedPeriods(
          source.name,
          through,
          rankingWindowDays,
          manager,
        ),
        message: (keywords) =>
          [sentence(source, keywords, through), notRead].filter(Boolean).join(' '),
      }),
    );
  }

  /** Otherwise, the days of two properties would form one curve. */
  private async dropOtherProperty({ name, property }: PerformanceSource): Promise<void> {
    if (property === undefined) return;
    await this.transactions.run(async (manager) => {
      const isOther = await this.performance.setProperty(manager, name, property);
      if (!isOther) return;
      await this.publisher.dropAll(manager, name);
      await this.details.drop(manager, name);
    });
  }

  private async readDays(
    source: PerformanceSource,
    run: RunEntity,
    through: PacificDate,
    signal: AbortSignal,
  ): Promise<void> {
    const days = await this.performance.daysToRead({
      source: source.name,
      runId: run.id,
      from: addDays(through, 1 - this.env.RANKINGS_HISTORY_DAYS),
      through,
      settledThrough: addDays(through, -reReadDays),
    });
    await this.runs.setPlannedDays(run, run.daysDone + days.length);
    const keywords = await this.performance.trackedKeywords();
    for (const day of days) {
      signal.throwIfAborted();
      const rows = await source.readDay(day, keywords, signal);
      await this.transactions.run(async (manager) => {
        await this.performance.storeDay(manager, {
          source: source.name,
          day,
          coversDays: 1,
          runId: run.id,
          rows,
        });
        await this.runs.addDay(manager, run.id);
      });
    }
  }

  private async fail(run: RunEntity, error: unknown): Promise<CheckOutcome> {
    const isKnown = error instanceof SourceError;
    if (!isKnown) this.logger.error({ err: error, runId: run.id }, 'A ranking check failed');
    const cause = isKnown ? error.cause : 'stopped';
    const message = isKnown ? error.message : checkFailedMessage;
    await this.runs.fail(run, cause, message);
    return { success: false, message, isTransient: !isKnown || isTransient(cause) };
  }
}

function sentence(source: PerformanceSource, keywords: number, through: PacificDate): string {
  const checked = `Checked ${keywords} ${keywords === 1 ? 'keyword' : 'keywords'}. Data through ${dayInWords(through)}.`;
  return source.name === 'search-console' ? checked : `${checked} ${source.whenWorking}`;
}

function outcomeOf(run: RunEntity): CheckOutcome {
  return {
    success: run.status === 'succeeded',
    message: run.message ?? checkFailedMessage,
    isTransient: run.cause !== null && isTransient(run.cause),
  };
}
