import { heldCallMinutes } from '@agency/contracts';
import {
  Clock,
  ENV,
  MetricsService,
  runStatement,
  sqlPart,
  statement,
  type Transaction,
} from '@agency/platform';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SchedulingEnv } from '../env.js';

const hourMs = 3_600_000;

interface HourAgo {
  hourAgo: Date;
}

/** How many calls visitors booked in the last hour, whatever became of them, as a column of a query. */
export const lastHourColumn = sqlPart<HourAgo>()`
  (SELECT count(*)::integer FROM scheduling.appointments
   WHERE bot_check IS NOT NULL AND created_at > ${'hourAgo'}) AS of_last_hour`;

export interface LastHour {
  of_last_hour: number;
}

const lockSurge = statement<object>('lock-surge')`SELECT pg_advisory_xact_lock(6, 0)`;
const readSurge = statement<HourAgo & { dayAgo: Date }, LastHour & { is_told: boolean }>(
  'booking-surge',
)`
  SELECT ${lastHourColumn}, EXISTS (SELECT FROM scheduling.outbox
    WHERE name = 'booking-surge-notice' AND due_at > ${'dayAgo'}) AS is_told`;

/** What a surge of bookings means for one more. */
export interface SurgeVerdict {
  /** Until when its visitor has to open the link in the email; null for a call that counts at once. */
  confirmBy: Date | null;
  /** Whether the owner is to be told, once a day. */
  isNews: boolean;
}

/** Brakes when strangers book unusually many calls, from however many networks (docs/decisions/081). */
@Injectable()
export class BookingSurgeService {
  constructor(
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: SchedulingEnv,
    metrics: MetricsService,
    dataSource: DataSource,
  ) {
    metrics.gauge('visitor_bookings', async () => {
      const [row]: LastHour[] = await dataSource.query(
        `SELECT count(*)::integer AS of_last_hour FROM scheduling.appointments
         WHERE bot_check IS NOT NULL AND created_at > $1`,
        [this.hourAgo()],
      );
      return row ? [{ value: row.of_last_hour }] : [];
    });
  }

  hourAgo(): Date {
    return new Date(this.clock.now().getTime() - hourMs);
  }

  /**
   * Decides about a visitor's booking. (!) Under the locks of `CalendarService.lock`: in a surge its own comes last, and
   * bookings of all days take turns, so that none is counted late.
   */
  async judge(transaction: Transaction, { of_last_hour }: LastHour): Promise<SurgeVerdict> {
    const max = this.env.SURGE_BOOKINGS_PER_HOUR;
    if (of_last_hour < max) return { confirmBy: null, isNews: false };
    await runStatement(transaction, lockSurge, {});
    const now = this.clock.now();
    const [surge] = await runStatement(transaction, readSurge, {
      hourAgo: this.hourAgo(),
      dayAgo: new Date(now.getTime() - 24 * hourMs),
    });
    if (!surge) throw new Error('The query always has a row.');
    return {
      confirmBy:
        surge.of_last_hour < 2 * max ? null : new Date(now.getTime() + heldCallMinutes * 60_000),
      isNews: !surge.is_told,
    };
  }
}
