import { randomUUID } from 'node:crypto';
import {
  daysBetween,
  type EasternDate,
  maxWeekAdvice,
  type RankingReport,
  rankingReportSchema,
  settings,
} from '@agency/contracts';
import {
  Clock,
  execute,
  OutboxService,
  queryRows,
  RepeatingTasksService,
  SettingsService,
  sql,
} from '@agency/platform';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import * as z from 'zod';
import { AdviceService } from '../advice/advice.service.js';
import { dueDayOf } from './due-day.js';
import { RankingWeekService } from './ranking-week.service.js';

const everyMs = 900_000;
/** If the owner changes the weekday, no second email about nearly the same days is sent. */
const minDaysApart = 4;

const idSchema = z.object({ id: z.int() });
const lastReportSchema = z.object({ due_on: z.string(), report: rankingReportSchema });

/** Sends the owner what moved each week, on the day that she has chosen. */
@Injectable()
export class WeekReportService implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: SettingsService,
    private readonly weeks: RankingWeekService,
    private readonly advice: AdviceService,
    private readonly outbox: OutboxService,
    private readonly tasks: RepeatingTasksService,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.settings.afterPatch(settings.rankingEmails, ({ before, after }) => {
      const isSameWeek = before.isWeekOn === after.isWeekOn && before.weekday === after.weekday;
      return isSameWeek ? undefined : this.skip(dueDayOf(this.clock.now(), after.weekday));
    });
    this.tasks.start({
      name: 'Send what moved in rankings to the owner',
      intervalMs: everyMs,
      run: () => this.sendDue(),
    });
  }

  /**
   * Returns how many emails it wrote. Several replicas together write only one. Whether a week is sent is decided once:
   * data that arrives later waits for the next one.
   */
  async sendDue(): Promise<number> {
    const now = this.clock.now();
    const { isWeekOn, weekday } = await this.settings.read(settings.rankingEmails);
    if (!isWeekOn) return 0;
    const day = dueDayOf(now, weekday);
    if (await this.isDecided(day)) return 0;
    const report = await this.newReport(day);
    return this.outbox.transaction(async (manager) => {
      const [added] = await queryRows(
        manager,
        idSchema,
        sql`INSERT INTO rankings.week_reports (due_on, report, created_at)
          VALUES (${day}, ${report && JSON.stringify(report)}, ${now})
          ON CONFLICT (due_on) DO NOTHING RETURNING id`,
      );
      if (!added || !report) return 0;
      await this.outbox.enqueue(manager, {
        requestId: randomUUID(),
        emails: [{ name: 'ranking-week', payload: { reportId: added.id } }],
      });
      return 1;
    });
  }

  /** Decides that the week due on this day is not sent: it was due before the owner chose the day. */
  private async skip(day: EasternDate): Promise<void> {
    await execute(
      this.dataSource.manager,
      sql`INSERT INTO rankings.week_reports (due_on, created_at) VALUES (${day}, ${this.clock.now()})
        ON CONFLICT (due_on) DO NOTHING`,
    );
  }

  private async isDecided(day: EasternDate): Promise<boolean> {
    const rows = await queryRows(
      this.dataSource.manager,
      idSchema,
      sql`SELECT id FROM rankings.week_reports WHERE due_on = ${day}::date`,
    );
    return rows.length > 0;
  }

  /** Null for sample data, without data, and if there is no new data since the last email. */
  private async newReport(day: EasternDate): Promise<RankingReport | null> {
    const week = await this.weeks.find();
    if (!week || week.source === 'sample') return null;
    const [last] = await queryRows(
      this.dataSource.manager,
      lastReportSchema,
      sql`SELECT due_on::text AS due_on, report FROM rankings.week_reports
        WHERE report ->> 'source' = ${week.source} ORDER BY due_on DESC LIMIT 1`,
    );
    if (last && daysBetween(last.due_on, day) < minDaysApart) return null;
    if (last && last.report.period.to >= week.period.to) return null;
    const { advice } = await this.advice.list(week.source);
    return { ...week, advice: advice.slice(0, maxWeekAdvice) };
  }
}
