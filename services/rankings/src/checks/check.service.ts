import type { PacificDate, RankingCheckResponse, RankingRun } from '@agency/contracts';
import { ENV } from '@agency/platform';
import { Inject, Injectable } from '@nestjs/common';
import { Logger } from 'nestjs-pino';
import type { RankingsEnv } from '../env.js';
import { DataSets } from '../figures/data-sets.js';
import { FiguresPool } from '../figures/figures-pool.js';
import { FiguresUpdate } from '../figures/figures-update.js';
import { dayInWords } from '../figures/pacific-date.js';
import {
  FIGURE_SOURCE,
  type FigureSource,
  isPassing,
  SourceFailure,
} from '../sources/figure-source.js';
import { CheckLock } from './check-lock.js';
import { CheckPlan } from './check-plan.js';
import type { RunEntity } from './run.entity.js';
import { RunLog } from './run-log.js';

export interface CheckRequest {
  jobId: string;
  trigger: Exclude<RankingRun['trigger'], 'upload'>;
  /** The newest run that was over when the check was asked for; a newer one answers it. */
  afterRun: number | undefined;
}

export interface CheckOutcome extends RankingCheckResponse {
  /** It failed for a reason that goes away by itself. */
  isPassing: boolean;
}

/** What is told of a failure whose reason is nobody's business. */
export const checkBroke =
  'The check failed on our side. The last good figures stay; please try again later.';

/** One check from its turn to its entry in the log. */
@Injectable()
export class CheckService {
  constructor(
    private readonly lock: CheckLock,
    private readonly runs: RunLog,
    private readonly plan: CheckPlan,
    private readonly update: FiguresUpdate,
    private readonly dataSets: DataSets,
    private readonly pool: FiguresPool,
    @Inject(FIGURE_SOURCE) private readonly source: FigureSource,
    @Inject(ENV) private readonly env: RankingsEnv,
    private readonly logger: Logger,
  ) {}

  /** Throws only when the signal stops it; then the run stays open for whoever takes the job up again. */
  check(request: CheckRequest, signal: AbortSignal): Promise<CheckOutcome> {
    return this.lock.whenFree(signal, async () => {
      const { afterRun } = request;
      const joined = afterRun === undefined ? undefined : await this.runs.finishedAfter(afterRun);
      if (joined) return outcomeOf(joined);
      const run = await this.runs.begin(request.trigger, request.jobId);
      try {
        const message = await this.read(run, signal);
        return { success: true, message, isPassing: false };
      } catch (error) {
        signal.throwIfAborted();
        return await this.fail(run, error);
      }
    });
  }

  private async read(run: RunEntity, signal: AbortSignal): Promise<string> {
    const newest = await this.source.newestDay(signal);
    const through = newest ?? (await this.dataSets.dataThrough());
    if (!through) throw new SourceFailure('no-figures', this.source.whenEmpty);
    if (newest) await this.readDays(run, newest, signal);
    return this.update.conclude({
      runId: run.id,
      source: this.source.source,
      through,
      message: (keywords) => this.sentence(keywords, through),
    });
  }

  private async readDays(run: RunEntity, through: PacificDate, signal: AbortSignal): Promise<void> {
    const { source } = this.source;
    const history = this.env.RANKINGS_HISTORY_DAYS;
    const days = await this.plan.daysToRead(source, run.id, through, history);
    await this.runs.plan(run, run.daysDone + days.length);
    const keywords = await this.pool.query<{ keyword: string }>(
      `SELECT keyword FROM rankings.keywords WHERE state = 'active'`,
    );
    const names = keywords.map(({ keyword }) => keyword);
    for (const day of days) {
      signal.throwIfAborted();
      const rows = await this.source.readDay(day, names, signal);
      await this.update.storeDay({ source, day, coversDays: 1, runId: run.id, rows });
    }
  }

  private sentence(keywords: number, through: PacificDate): string {
    const checked = `Checked ${keywords} ${keywords === 1 ? 'keyword' : 'keywords'}. Data through ${dayInWords(through)}.`;
    return this.source.source === 'search-console'
      ? checked
      : `${checked} ${this.source.whenWorking}`;
  }

  private async fail(run: RunEntity, error: unknown): Promise<CheckOutcome> {
    const isKnown = error instanceof SourceFailure;
    if (!isKnown) this.logger.error({ err: error, runId: run.id }, 'A ranking check failed');
    const cause = isKnown ? error.cause : 'stopped';
    const message = isKnown ? error.message : checkBroke;
    await this.runs.fail(run, cause, message);
    return { success: false, message, isPassing: !isKnown || isPassing(cause) };
  }
}

function outcomeOf(run: RunEntity): CheckOutcome {
  return {
    success: run.status === 'succeeded',
    message: run.message ?? checkBroke,
    isPassing: run.cause !== null && isPassing(run.cause),
  };
}
