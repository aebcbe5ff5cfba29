import { maxAlertsPerCheck, type PacificDate, type RankingSource } from '@agency/contracts';
import { Clock, execute, sql, TransactionService } from '@agency/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AlertRulesService } from '../alerts/alert-rules.service.js';
import { type AlertCounts, raiseAlerts } from '../alerts/raise-alerts.js';
import { KeywordEntity } from '../keywords/keyword.entity.js';
import {
  PerformanceRepository,
  type StoredPerformance,
} from '../performance/performance.repository.js';
import { RANKING_SOURCE } from '../performance/ranking-source.token.js';
import type { StoredPeriod } from '../performance/stored-periods.js';
import { UploadedPeriodRepository } from '../performance/uploaded-period.repository.js';
import { RunEntity } from './run.entity.js';

/** The successful end of a run. */
export interface Publication {
  runId: number;
  through: PacificDate;
  message(keywords: number): string;
}

/** Stores and publishes performance data, each step in one transaction. */
@Injectable()
export class PublishService {
  constructor(
    private readonly transactions: TransactionService,
    private readonly performance: PerformanceRepository,
    private readonly uploads: UploadedPeriodRepository,
    @Inject(RANKING_SOURCE) private readonly source: RankingSource,
    private readonly rules: AlertRulesService,
    private readonly clock: Clock,
  ) {}

  /** Stores one day and the run's progress. */
  async storeDay(day: StoredPerformance): Promise<void> {
    await this.transactions.run((manager) => this.storeWithProgress(manager, day));
  }

  /**
   * Sums up and compares what was stored, raises alerts and ends the run. Until here the owner sees the data of the last
   * successful run. Returns the message for the owner.
   */
  publish(publication: Publication): Promise<string> {
    return this.transactions.run((manager) => this.publishWith(manager, publication));
  }

  /** Stores an uploaded period instead of those that it replaces, beside all others, and publishes it. */
  publishUpload(
    period: StoredPerformance,
    replaced: readonly StoredPeriod[],
    publication: Publication,
  ): Promise<string> {
    return this.transactions.run(async (manager) => {
      await this.uploads.remove(manager, replaced);
      await this.uploads.setAsideWider(manager, period);
      await this.storeWithProgress(manager, period);
      return this.publishWith(manager, publication);
    });
  }

  private async storeWithProgress(manager: EntityManager, day: StoredPerformance): Promise<void> {
    const figures = await this.performance.storeDay(manager, day);
    await execute(
      manager,
      sql`UPDATE rankings.runs SET days_done = days_done + 1, figures = figures + ${figures}
        WHERE id = ${day.runId}`,
    );
  }

  private async publishWith(
    manager: EntityManager,
    { runId, through, message: messageFor }: Publication,
  ): Promise<string> {
    const now = this.clock.now();
    const summed = await this.performance.sumWindows(manager, through);
    const { source } = this;
    const rules = await this.rules.get(manager);
    const alerts = await raiseAlerts(manager, { source, windowEnd: through, rules, now });
    // So many new rows mislead the planner until autovacuum runs, a minute later.
    await execute(manager, sql`ANALYZE rankings.keyword_windows, rankings.alerts`);
    await this.performance.publish(manager, { through, summed, now });
    const keywords = await manager.countBy(KeywordEntity, { state: 'active' });
    const message = messageFor(keywords) + alertsLeftOut(alerts);
    await manager.update(
      RunEntity,
      { id: runId },
      {
        status: 'succeeded',
        finishedAt: now,
        dataThrough: through,
        newAlerts: alerts.new,
        alertsFound: alerts.found,
        message,
      },
    );
    return message;
  }
}

/** Says so where more moves were found than may become alerts. */
function alertsLeftOut({ found }: AlertCounts): string {
  if (found <= maxAlertsPerCheck) return '';
  const [all, listed] = [found, maxAlertsPerCheck].map((count) => count.toLocaleString('en-US'));
  return ` ${all} keywords moved enough for an alert; the strongest ${listed} have one.`;
}
