import { randomUUID } from 'node:crypto';
import {
  addDays,
  type ComparedVisits,
  type EasternDate,
  easternDateOf,
  easternTimeOf,
  type MonthEmail,
  type MonthFigures,
} from '@agency/contracts';
import {
  Clock,
  execute,
  OutboxService,
  queryRows,
  RepeatingTasksService,
  sql,
} from '@agency/platform';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import * as z from 'zod';
import { SourcesService } from '../sources/sources.service.js';
import { MonthEmailEntity } from './month-email.entity.js';

const everyMs = 900_000;
/** Eastern Time, on the 1st. */
const sentFrom = '08:00';
/** The last day of the month to send it on. Turned on later, the email waits for the next month. */
const lastDay = '07';
const maxChannels = 5;

/** Sends the owner what happened in a month, on the 1st of the next, if she has asked for it. */
@Injectable()
export class MonthReportService implements OnApplicationBootstrap {
  constructor(
    @InjectRepository(MonthEmailEntity) private readonly settings: Repository<MonthEmailEntity>,
    private readonly sources: SourcesService,
    private readonly outbox: OutboxService,
    private readonly tasks: RepeatingTasksService,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.tasks.start({
      name: 'Send the month to the owner',
      intervalMs: everyMs,
      run: () => this.sendDue(),
    });
  }

  async get(): Promise<MonthEmail> {
    const stored = await this.settings.findOneBy({ singleton: true });
    return { isOn: stored?.isOn ?? null };
  }

  async set(isOn: boolean): Promise<MonthEmail> {
    await this.settings.upsert({ singleton: true, isOn }, ['singleton']);
    return { isOn };
  }

  /** Returns how many emails it wrote. All replicas together write one. */
  async sendDue(): Promise<number> {
    const now = this.clock.now();
    const today = easternDateOf(now);
    const isTime =
      today.slice(8) <= lastDay && (today.slice(8) > '01' || easternTimeOf(now) >= sentFrom);
    if (!isTime || !(await this.get()).isOn) return 0;
    const to = addDays(`${today.slice(0, 7)}-01`, -1);
    const month = Number(to.slice(0, 7).replace('-', ''));
    if (await this.isReported(month)) return 0;
    const figures = await this.figuresOf(`${to.slice(0, 7)}-01`, to);
    return this.outbox.transaction(async (manager) => {
      const added = await execute(
        manager,
        sql`INSERT INTO leads.month_reports (month, figures, created_at) VALUES (${month}, ${JSON.stringify(figures)}, ${now})
          ON CONFLICT (month) DO NOTHING`,
      );
      if (added === 0) return 0;
      await this.outbox.enqueue(manager, {
        requestId: randomUUID(),
        emails: [{ name: 'month-report', payload: { month } }],
      });
      return 1;
    });
  }

  private async isReported(month: number): Promise<boolean> {
    const rows = await queryRows(
      this.settings.manager,
      z.object({ month: z.int() }),
      sql`SELECT month FROM leads.month_reports WHERE month = ${month}`,
    );
    return rows.length > 0;
  }

  private async figuresOf(from: EasternDate, to: EasternDate): Promise<MonthFigures> {
    const { total, rows, visits, spend } = await this.sources.find({
      from,
      to,
      touch: 'first',
      by: 'channel',
      counted: 'event',
    });
    const before = await this.sources.find({
      from: `${addDays(from, -1).slice(0, 7)}-01`,
      to: addDays(from, -1),
      touch: 'first',
      by: 'channel',
      counted: 'event',
    });
    return {
      ...countedArrivals(visits, from, to),
      now: total.now,
      before: before.total.now,
      channels: rows
        .filter(({ now }) => now.leads > 0 || now.won > 0)
        .slice(0, maxChannels)
        .map(({ key, now }) => ({ channel: key, leads: now.leads, won: now.won })),
      spendCents: spend.nowCents,
    };
  }
}

/** The number is null if they were not counted: the owner has turned that off, or counting began after the month. */
function countedArrivals(
  { isOn, since, now }: ComparedVisits,
  from: EasternDate,
  to: EasternDate,
): Pick<MonthFigures, 'arrivals' | 'arrivalsFrom'> {
  const hasBegun = since !== null && since <= to;
  if (now.arrivals === 0 && !(isOn && hasBegun)) return { arrivals: null };
  return { arrivals: now.arrivals, ...(hasBegun && since > from && { arrivalsFrom: since }) };
}
