import { maxAlertsPerCheck, type RankingSource, settings } from '@agency/contracts';
import { Clock, execute, SettingsService, sql } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AlertEntity } from '../alerts/alert.entity.js';
import { type AlertCounts, raiseAlerts, retractAlerts } from '../alerts/raise-alerts.js';
import { TellAlertsService } from '../alerts/tell-alerts.service.js';
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
    private readonly settings: SettingsService,
    private readonly ownerEmails: TellAlertsService,
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
    const { current: summed } = periods;
    await this.keywordFigures.sumPeriods(manager, source, periods);
    await this.keywordFigures.findBestPositions(manager, source);
    const rules = await this.settings.read(settings.alertRules, manager);
    const round = { source, windowEnd: summed.to, rules, now };
    if (source === 'csv') await retractAlerts(manager, round);
    const alerts = await raiseAlerts(manager, round);
    if (!isRemoval) {
      const severe = alerts.newHigh;
      await this.ownerEmails.tell(manager, { source, period: summed, rules, severe, now });
    }
    // This many new rows mislead the planner until autovacuum runs, a minute later.
    await execute(
      manager,
      sql`ANALYZE rankings.keyword_windows, rankings.best_positions, rankings.alerts`,
    );
    await this.performance.publish(manager, { source, summed, now });
    const keywords = await manager.countBy(KeywordEntity, { state: 'active' });
    const message = messageFor(keywords) + alertsLeftOut(alerts);
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
