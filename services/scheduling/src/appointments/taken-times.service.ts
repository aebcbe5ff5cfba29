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

/** The public part of the calendar. */
@Injectable()
export class TakenTimesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rules: BookingRulesService,
    private readonly clock: Clock,
  ) {}

  /**
   * When future calls block the calendar, soonest first: all of the bookable horizon, so that a client that knows no
   * paging sees every one. The farthest horizon that can be set bounds the answer where the owner has set none.
   */
  async list({ from, to }: ListAppointmentsQuery): Promise<TakenTime[]> {
    const now = this.clock.now();
    const first = from && new Date(from) > now ? new Date(from) : now;
    const [{ horizonDays }, rows] = await Promise.all([
      this.rules.get(),
      this.dataSource.query<{ scheduled_at: Date; duration: number }[]>(
        `SELECT scheduled_at, duration FROM scheduling.appointments
         WHERE status <> 'cancelled' AND scheduled_at > $1 AND scheduled_at >= $2
           AND scheduled_at < $3 AND scheduled_at < $4
         ORDER BY scheduled_at`,
        [now, first, endOf(first, maxHorizonDays), to ?? 'infinity'],
      ),
    ]);
    const end = horizonDays === null ? undefined : endOf(now, horizonDays);
    return rows
      .filter((row) => !end || row.scheduled_at < end)
      .map((row) => ({ scheduledAt: row.scheduled_at.toISOString(), duration: row.duration }));
  }
}

/** The end of the Eastern day that comes so many days after this one. */
const endOf = (start: Date, days: number) =>
  easternInstant(addDays(easternDateOf(start), days + 1), '00:00');
