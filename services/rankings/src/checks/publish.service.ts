import { maxAlertsPerCheck, type PacificDate, type RankingSource } from '@agency/contracts';
import { Clock } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import type { ClientBase, PoolClient } from 'pg';
import { AlertRulesService } from '../alerts/alert-rules.service.js';
import { type AlertCounts, raiseAlerts } from '../alerts/raise-alerts.js';
import { PerformancePool } from '../performance/performance.pool.js';
import { type DayPerformance, storeDay } from '../performance/store-day.js';
import type { StoredPeriod } from '../performance/stored-periods.js';
import { sumWindows } from '../performance/sum-windows.js';
import { removePeriods, setAsideWider } from '../performance/uploaded-periods.js';

/** The successful end of a run. */
export interface Publication {
  runId: number;
  source: RankingSource;
  through: PacificDate;
  message(keywords: number): string;
}

/** Stores and publishes performance data, each step in one transaction. */
@Injectable()
export class PublishService {
  constructor(
    private readonly pool: PerformancePool,
    private readonly rules: AlertRulesService,
    private readonly clock: Clock,
  ) {}

  /** Stores one day and the run's progress. */
  async storeDay(day: DayPerformance): Promise<void> {
    await this.pool.transaction((client) => storeWithProgress(client, day));
  }

  /**
   * Sums up and compares what was stored, raises alerts and ends the run. Until here the owner sees the data of the last
   * successful run. Returns the message for the owner.
   */
  publish(publication: Publication): Promise<string> {
    return this.pool.transaction((client) => this.publishWith(client, publication));
  }

  /** Stores an uploaded period instead of those that it replaces, beside all others, and publishes it. */
  publishUpload(
    period: DayPerformance,
    replaced: readonly StoredPeriod[],
    publication: Publication,
  ): Promise<string> {
    return this.pool.transaction(async (client) => {
      await removePeriods(client, period.source, replaced);
      await setAsideWider(client, period);
      await storeWithProgress(client, period);
      return this.publishWith(client, publication);
    });
  }

  private async publishWith(client: PoolClient, publication: Publication): Promise<string> {
    const { source, through, runId } = publication;
    const now = this.clock.now();
    const period = await sumWindows(client, source, through);
    const rules = await this.rules.get();
    const alerts = await raiseAlerts(client, { source, windowEnd: through, rules, now });
    // So many new rows mislead the planner until autovacuum runs, a minute later.
    await client.query('ANALYZE rankings.keyword_windows, rankings.alerts');
    await client.query(
      `UPDATE rankings.data_sets SET data_through = $2, updated_at = $3, revision = revision + 1,
         period_from = $4, period_to = $5
       WHERE source = $1`,
      [source, through, now, period.from, period.to],
    );
    const { rows } = await client.query<{ keywords: number }>(
      `SELECT count(*)::integer AS keywords FROM rankings.keywords WHERE state = 'active'`,
    );
    const message = publication.message(rows[0]?.keywords ?? 0) + alertsLeftOut(alerts);
    await client.query(
      `UPDATE rankings.runs SET status = 'succeeded', finished_at = $2, data_through = $3,
         new_alerts = $4, alerts_found = $5, message = $6 WHERE id = $1`,
      [runId, now, through, alerts.new, alerts.found, message],
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

async function storeWithProgress(client: ClientBase, day: DayPerformance): Promise<void> {
  const figures = await storeDay(client, day);
  await client.query(
    'UPDATE rankings.runs SET days_done = days_done + 1, figures = figures + $2 WHERE id = $1',
    [day.runId, figures],
  );
}
