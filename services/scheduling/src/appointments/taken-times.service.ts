import {
  addDays,
  easternDateOf,
  easternInstant,
  type ListAppointmentsQuery,
  maxHorizonDays,
  type TakenTime,
} from '@agency/contracts';
import { Clock } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BookingRulesService } from '../booking-rules/booking-rules.service.js';

/** What anyone may know of the calendar. */
@Injectable()
export class TakenTimesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rules: BookingRulesService,
    private readonly clock: Clock,
  ) {}

  /**
   * When future calls block the calendar, soonest first: all of the bookable horizon, so that a client that knows no
   * paging sees every one. Without a horizon, the farthest that can be set bounds the answer from its first moment on.
   */
  async list({ from, to }: ListAppointmentsQuery): Promise<TakenTime[]> {
    const { horizonDays } = await this.rules.get();
    const now = this.clock.now();
    const first = from && new Date(from) > now ? new Date(from) : now;
    const lastDay =
      horizonDays === null
        ? addDays(easternDateOf(first), maxHorizonDays)
        : addDays(easternDateOf(now), horizonDays);
    const end = easternInstant(addDays(lastDay, 1), '00:00');
    const rows: { scheduled_at: Date; duration: number }[] = await this.dataSource.query(
      `SELECT scheduled_at, duration FROM scheduling.appointments
       WHERE status <> 'cancelled' AND scheduled_at > $1 AND scheduled_at >= $2
         AND scheduled_at < $3 AND scheduled_at < $4
       ORDER BY scheduled_at`,
      [now, first, end, to ?? 'infinity'],
    );
    return rows.map((row) => ({
      scheduledAt: row.scheduled_at.toISOString(),
      duration: row.duration,
    }));
  }
}
