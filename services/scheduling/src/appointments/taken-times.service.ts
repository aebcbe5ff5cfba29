import type { ListAppointmentsQuery, TakenTime } from '@agency/contracts';
import { Clock } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Page } from './page.js';

/** What anyone may know of the calendar. */
@Injectable()
export class TakenTimesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** When future calls block the calendar, soonest first, whatever else the query asks for (decision D4). */
  async list(query: ListAppointmentsQuery): Promise<Page<TakenTime>> {
    const rows: { scheduled_at: Date; duration: number; total: string }[] =
      await this.dataSource.query(
        `SELECT scheduled_at, duration, count(*) OVER () AS total
         FROM scheduling.appointments
         WHERE status <> 'cancelled' AND scheduled_at > $1
           AND scheduled_at >= $2 AND scheduled_at < $3
         ORDER BY scheduled_at LIMIT $4 OFFSET $5`,
        [
          this.clock.now(),
          query.from ?? '-infinity',
          query.to ?? 'infinity',
          query.limit,
          query.offset,
        ],
      );
    return {
      rows: rows.map((row) => ({
        scheduledAt: row.scheduled_at.toISOString(),
        duration: row.duration,
      })),
      total: Number(rows[0]?.total ?? 0),
    };
  }
}
