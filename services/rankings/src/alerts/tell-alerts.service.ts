import { randomUUID } from 'node:crypto';
import { type AlertRules, type RankingSource, settings } from '@agency/contracts';
import { execute, OutboxService, queryRows, SettingsService, sql } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import * as z from 'zod';
import type { SummedPeriod } from '../performance/stored-periods.js';

interface RaisedAlerts {
  source: RankingSource;
  /** The days that were compared; the last one identifies their alerts. */
  period: SummedPeriod;
  rules: AlertRules;
  /** How many new alerts are of high severity. */
  severe: number;
  now: Date;
}

const idSchema = z.object({ id: z.int() });

/** Emails the owner about alerts of high severity: once for each window, however often it is checked. */
@Injectable()
export class TellAlertsService {
  constructor(
    private readonly settings: SettingsService,
    private readonly outbox: OutboxService,
  ) {}

  /** Call it in the transaction that raises them. Never emails about sample data. */
  async tell(
    manager: EntityManager,
    { source, period, rules, severe, now }: RaisedAlerts,
  ): Promise<void> {
    if (severe === 0 || source === 'sample') return;
    const { isAlertOn } = await this.settings.read(settings.rankingEmails, manager);
    if (!isAlertOn) return;
    const [added] = await queryRows(
      manager,
      idSchema,
      sql`INSERT INTO rankings.told_windows (source, window_end, period_from, rules, created_at)
        VALUES (${source}, ${period.to}, ${period.from}, ${JSON.stringify(rules)}, ${now})
        ON CONFLICT (source, window_end) DO NOTHING RETURNING id`,
    );
    if (!added) return;
    await this.outbox.enqueue(manager, {
      requestId: randomUUID(),
      emails: [{ name: 'ranking-alerts', payload: { windowId: added.id } }],
    });
  }

  /** For data that is dropped with its alerts: alerts about its replacement are emailed again. */
  async forget(manager: EntityManager, source: RankingSource): Promise<void> {
    await execute(manager, sql`DELETE FROM rankings.told_windows WHERE source = ${source}`);
  }
}
