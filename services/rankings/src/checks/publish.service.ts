import { maxAlertsPerCheck, type PacificDate, type RankingSource } from '@agency/contracts';
import { Clock, execute, sql } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AlertEntity } from '../alerts/alert.entity.js';
import { type AlertCounts, AlertRepository } from '../alerts/alert.repository.js';
import { AlertRulesService } from '../alerts/alert-rules.service.js';
import { KeywordEntity } from '../keywords/keyword.entity.js';
import { TellAlertsService } from '../owner-emails/tell-alerts.service.js';
import { KeywordFiguresRepository } from '../performance/keyword-figures.repository.js';
import { PerformanceRepository } from '../performance/performance.repository.js';
import type { StoredPeriod } from '../performance/stored-periods.js';
import { RunRepository } from './run.repository.js';

/** The successful end of a run. */
export interface Publication {
  source: RankingSource;
  runId: number;
  through: PacificDate;
  /** An uploaded period that was removed. */
  removed?: StoredPeriod;
  message(keywords: number): string;
}

/** Publishes and withdraws performance data, in the transaction of the caller. */
@Injectable()
export class PublishService {
  constructor(
    private readonly runs: RunRepository,
    private readonly performance: PerformanceRepository,
    private readonly keywordFigures: KeywordFiguresRepository,
    private readonly alerts: AlertRepository,
    private readonly rules: AlertRulesService,
    private readonly ownerEmails: TellAlertsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Sums up and compares what was stored, raises alerts and ends the run. Until here the owner sees the data of the
   * last successful run. Returns the message for the owner.
   */
  async publish(
    manager: EntityManager,
    { source, runId, through, removed, message: messageFor }: Publication,
  ): Promise<string> {
    const now = this.clock.now();
    const summed = await this.keywordFigures.sumWindows(manager, source, through);
    await this.keywordFigures.findBestPositions(manager, source);
    if (removed) await this.alerts.retract(manager, { source, removed, through });
    const rules = await this.rules.get(manager);
    const alerts = await this.alerts.raise(manager, { source, windowEnd: through, rules, now });
    if (!removed) {
      const severe = alerts.newHigh;
      await this.ownerEmails.tell(manager, { source, period: summed, rules, severe, now });
    }
    // This many new rows mislead the planner until autovacuum runs, a minute later.
    await execute(
      manager,
      sql`ANALYZE rankings.keyword_windows, rankings.best_positions, rankings.alerts`,
    );
    await this.performance.publish(manager, { source, through, summed, now });
    const keywords = await manager.countBy(KeywordEntity, { state: 'active' });
    const message = messageFor(keywords) + alertsLeftOut(alerts);
    await this.runs.succeed(manager, runId, {
      dataThrough: through,
      newAlerts: alerts.new,
      alertsFound: alerts.found,
      message,
    });
    return message;
  }

  /** Ends a run that has removed the last data: the page looks as it did before the first upload. */
  async publishNothing(
    manager: EntityManager,
    { source, runId, message }: { source: RankingSource; runId: number; message: string },
  ): Promise<void> {
    await this.withdraw(manager, source);
    await this.runs.succeed(manager, runId, { message });
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
    await manager.delete(AlertEntity, { source });
    await this.ownerEmails.forget(manager, source);
  }
}

/** Mentions it if there were more moves than can become alerts. */
function alertsLeftOut({ found }: AlertCounts): string {
  if (found <= maxAlertsPerCheck) return '';
  const [all, listed] = [found, maxAlertsPerCheck].map((count) => count.toLocaleString('en-US'));
  return ` ${all} keywords moved enough for an alert; the strongest ${listed} have one.`;
}
