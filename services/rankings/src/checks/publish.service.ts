import { formatCount, maxAlertsPerCheck, type RankingSource } from '@agency/contracts';
import { Clock, execute, sql } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { RaiseAlertsService } from '../alerts/raise-alerts.service.js';
import { KeywordEntity } from '../keywords/keyword.entity.js';
import { KeywordFiguresRepository } from '../performance/keyword-figures.repository.js';
import { dayInWords } from '../performance/pacific-date.js';
import { PerformanceRepository } from '../performance/performance.repository.js';
import type { ComparedPeriods } from '../performance/stored-periods.js';
import { UploadedPeriodRepository } from '../performance/uploaded-period.repository.js';
import { RunRepository } from './run.repository.js';

/** The successful end of a run. */
interface Publication {
  source: RankingSource;
  runId: number;
  periods: ComparedPeriods;
  /** An upload was removed: no one is emailed about what is left. */
  isRemoval?: boolean;
  message(keywords: number): string;
}

/** The successful end of an upload or its removal. */
interface UploadPublication extends Pick<Publication, 'runId' | 'isRemoval'> {
  /** What was done. */
  sentence: string;
}

/** Publishes and withdraws performance data, in the transaction of the caller. */
@Injectable()
export class PublishService {
  constructor(
    private readonly runs: RunRepository,
    private readonly performance: PerformanceRepository,
    private readonly keywordFigures: KeywordFiguresRepository,
    private readonly uploads: UploadedPeriodRepository,
    private readonly alerts: RaiseAlertsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Sums up and compares what was stored, raises alerts and ends the run. Until here the owner sees the data of the
   * last successful run. Returns the message for the owner.
   */
  async publish(
    manager: EntityManager,
    { source, runId, periods, isRemoval = false, message: messageFor }: Publication,
  ): Promise<string> {
    const now = this.clock.now();
    const { current: period } = periods;
    await this.keywordFigures.sumPeriods(manager, source, periods);
    await this.keywordFigures.findBestPositions(manager, source);
    const moves = await this.alerts.raise(manager, { source, period, now, isQuiet: isRemoval });
    // This many new rows mislead the planner until autovacuum runs, a minute later.
    await execute(
      manager,
      sql`ANALYZE rankings.keyword_windows, rankings.best_positions, rankings.alerts`,
    );
    await this.performance.publish(manager, { source, summed: period, now });
    const keywords = await manager.countBy(KeywordEntity, { state: 'active' });
    const message = messageFor(keywords) + alertsLeftOut(moves);
    await this.runs.succeed(manager, runId, message);
    return message;
  }

  /** Publishes what the uploads are now. Without any, the page looks as it did before the first. */
  async publishUploads(
    manager: EntityManager,
    { sentence, ...publication }: UploadPublication,
  ): Promise<string> {
    const source = 'csv';
    const periods = await this.uploads.compared(manager);
    if (!periods) {
      const message = `${sentence} No uploads are left.`;
      await this.withdraw(manager, source);
      await this.runs.succeed(manager, publication.runId, message);
      return message;
    }
    const message = () => `${sentence} Data through ${dayInWords(periods.current.to)}.`;
    return this.publish(manager, { source, periods, ...publication, message });
  }

  /** Deletes a source's data and everything made of it. */
  async dropAll(manager: EntityManager, source: RankingSource): Promise<void> {
    await this.performance.dropDays(manager, source);
    await this.withdraw(manager, source);
  }

  /** Deletes what was published of a source's data. */
  private async withdraw(manager: EntityManager, source: RankingSource): Promise<void> {
    await this.performance.clear(manager, source);
    await this.keywordFigures.clear(manager, source);
    await this.alerts.drop(manager, source);
  }
}

/** Mentions it if there were more moves than can become alerts. */
function alertsLeftOut(moves: number): string {
  if (moves <= maxAlertsPerCheck) return '';
  return ` ${formatCount(moves)} keywords moved enough for an alert; the strongest ${formatCount(maxAlertsPerCheck)} have one.`;
}
