import type { PacificDate, RankingSource } from '@agency/contracts';
import { Clock } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import type { ClientBase } from 'pg';
import { AlertRulesService } from '../alerts/alert-rules.service.js';
import { raiseAlerts } from '../alerts/raise-alerts.js';
import { FiguresPool } from './figures-pool.js';
import { type DayImport, importDay } from './import-day.js';
import { sumWindows } from './sum-windows.js';

/** How a run ends well. */
export interface Conclusion {
  runId: number;
  source: RankingSource;
  through: PacificDate;
  message(keywords: number): string;
}

/** The steps by which a run changes figures, each whole or not at all. */
@Injectable()
export class FiguresUpdate {
  constructor(
    private readonly pool: FiguresPool,
    private readonly rules: AlertRulesService,
    private readonly clock: Clock,
  ) {}

  /** Stores one day and notes the progress with it. */
  async storeDay(day: DayImport): Promise<void> {
    await this.pool.transaction((client) => storeDay(client, day));
  }

  /**
   * Sums up, compares and publishes what was stored. Until here everybody sees the figures of the last good run.
   * Returns the sentence for the owner.
   */
  conclude(conclusion: Conclusion): Promise<string> {
    return this.pool.transaction((client) => this.publish(client, conclusion));
  }

  /** Stores an uploaded period in place of those it overlaps, and publishes it, in one step. */
  replacePeriods(day: DayImport, replaced: PacificDate[], conclusion: Conclusion): Promise<string> {
    return this.pool.transaction(async (client) => {
      for (const table of ['figures', 'days']) {
        await client.query(
          `DELETE FROM rankings.${table} WHERE source = $1 AND day = ANY($2::date[])`,
          [day.source, replaced],
        );
      }
      await storeDay(client, day);
      return this.publish(client, conclusion);
    });
  }

  private async publish(client: ClientBase, conclusion: Conclusion): Promise<string> {
    const { source, through, runId } = conclusion;
    const now = this.clock.now();
    await sumWindows(client, source, through);
    const rules = await this.rules.get();
    const newAlerts = await raiseAlerts(client, { source, windowEnd: through, rules, now });
    // So many new rows at once mislead the planner until autovacuum comes, a minute later.
    await client.query('ANALYZE rankings.keyword_windows, rankings.alerts');
    await client.query(
      `UPDATE rankings.data_sets SET data_through = $2, updated_at = $3, revision = revision + 1
       WHERE source = $1`,
      [source, through, now],
    );
    const { rows } = await client.query<{ keywords: number }>(
      `SELECT count(*)::integer AS keywords FROM rankings.keywords WHERE state = 'active'`,
    );
    const message = conclusion.message(rows[0]?.keywords ?? 0);
    await client.query(
      `UPDATE rankings.runs SET status = 'succeeded', finished_at = $2, data_through = $3,
         new_alerts = $4, message = $5 WHERE id = $1`,
      [runId, now, through, newAlerts, message],
    );
    return message;
  }
}

async function storeDay(client: ClientBase, day: DayImport): Promise<void> {
  const figures = await importDay(client, day);
  await client.query(
    'UPDATE rankings.runs SET days_done = days_done + 1, figures = figures + $2 WHERE id = $1',
    [day.runId, figures],
  );
}
