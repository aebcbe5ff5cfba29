import type { ListAppointmentsQuery, TakenTime } from '@agency/contracts';
import { Clock } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Page } from './page.js';

const taken = `FROM scheduling.appointments
  WHERE status <> 'cancelled' AND scheduled_at > $1 AND scheduled_at >= $2 AND scheduled_at < $3`;

/** What anyone may know of the calendar. */
@Injectable()
export class TakenTimesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** When future calls block the calendar, soonest first, whatever else the query asks for. */
  async list(query: ListAppointmentsQuery): Promise<Page<TakenTime>> {
    const span = [this.clock.now(), query.from ?? '-infinity', query.to ?? 'infinity'];
    const [rows, [counted]] = await Promise.all([
      this.dataSource.query<{ scheduled_at: Date; duration: number }[]>(
        `SELECT scheduled_at, duration ${taken} ORDER BY scheduled_at LIMIT $4 OFFSET $5`,
        [...span, query.limit, query.offset],
      ),
      this.dataSource.query<{ total: number }[]>(
        `SELECT count(*)::integer AS total ${taken}`,
        span,
      ),
    ]);
    return {
      rows: rows.map((row) => ({
        scheduledAt: row.scheduled_at.toISOString(),
        duration: row.duration,
      })),
      total: counted?.total ?? 0,
    };
  }
}
