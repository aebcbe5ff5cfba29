import {
  addDays,
  type PacificDate,
  type RankingCheckResponse,
  type RankingRun,
} from '@agency/contracts';
import { ENV, TransactionService } from '@agency/platform';
import { Inject, Injectable } from '@nestjs/common';
import { Logger } from 'nestjs-pino';
import type { RankingsEnv } from '../config/env.js';
import { dayInWords } from '../performance/pacific-date.js';
import { PerformanceRepository } from '../performance/performance.repository.js';
import {
  isTransient,
  PERFORMANCE_SOURCE,
  type PerformanceSource,
  SourceError,
} from '../sources/performance-source.js';
import { checkFailedMessage } from './check.job.js';
import { CheckLockService } from './check-lock.service.js';
import { PublishService } from './publish.service.js';
import type { RunEntity } from './run.entity.js';
import { RunRepository } from './run.repository.js';

/** Google still corrects data for a few days after calling it final. */
const reReadDays = 5;

export interface CheckRequest {
  jobId: string;
  trigger: Exclude<RankingRun['trigger'], 'upload'>;
  /** The newest finished run when the check was requested; a newer one answers it. */
  afterRun: number | undefined;
}

export interface CheckOutcome extends RankingCheckResponse {
  /** It failed with a transient error. */
  isTransient: boolean;
}

/** Runs one check: waits for the lock, reads days, publishes, records the result. */
@Injectable()
export class CheckService {
  constructor(
    private readonly lock: CheckLockService,
    private readonly runs: RunRepository,
    private readonly publisher: PublishService,
    private readonly performance: PerformanceRepository,
    private readonly transactions: TransactionService,
    @Inject(PERFORMANCE_SOURCE) private readonly source: PerformanceSource,
    @Inject(ENV) private readonly env: RankingsEnv,
    private readonly logger: Logger,
  ) {}

  /** Throws only if the signal aborts; the run stays open for the process that takes over the job. */
  check(request: CheckRequest, signal: AbortSignal): Promise<CheckOutcome> {
    return this.lock.waitAndRun(signal, async () => {
      const { afterRun } = request;
      const joined =
        afterRun === undefined ? undefined : await this.runs.findFinishedAfter(afterRun);
      if (joined) return outcomeOf(joined);
      const run = await this.runs.begin(request.trigger, request.jobId);
      try {
        const message = await this.read(run, signal);
        return { success: true, message, isTransient: false };
      } catch (error) {
        signal.throwIfAborted();
        return await this.fail(run, error);
      }
    });
  }

  private async read(run: RunEntity, signal: AbortSignal): Promise<string> {
    const newest = await this.source.newestDay(signal);
    const through = newest ?? (await this.performance.dataThrough());
    if (!through) throw new SourceError('no-figures', this.source.whenEmpty);
    if (newest) await this.readDays(run, newest, signal);
    return this.transactions.run((manager) =>
      this.publisher.publish(manager, {
        runId: run.id,
        through,
        message: (keywords) => this.sentence(keywords, through),
      }),
    );
  }

  private async readDays(run: RunEntity, through: PacificDate, signal: AbortSignal): Promise<void> {
    const days = await this.performance.daysToRead({
      runId: run.id,
      from: addDays(through, 1 - this.env.RANKINGS_HISTORY_DAYS),
      through,
      settledThrough: addDays(through, -reReadDays),
    });
    await this.runs.setPlannedDays(run, run.daysDone + days.length);
    const keywords = await this.performance.trackedKeywords();
    for (const day of days) {
      signal.throwIfAborted();
      const rows = await this.source.readDay(day, keywords, signal);
      await this.transactions.run((manager) =>
        this.publisher.storeDay(manager, { day, coversDays: 1, runId: run.id, rows }),
      );
    }
  }

  private sentence(keywords: number, through: PacificDate): string {
    const checked = `Checked ${keywords} ${keywords === 1 ? 'keyword' : 'keywords'}. Data through ${dayInWords(through)}.`;
    return this.source.source === 'search-console'
      ? checked
      : `${checked} ${this.source.whenWorking}`;
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

function outcomeOf(run: RunEntity): CheckOutcome {
  return {
    success: run.status === 'succeeded',
    message: run.message ?? checkFailedMessage,
    isTransient: run.cause !== null && isTransient(run.cause),
  };
}
