import { Clock, execute, queryRows, sql } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import * as z from 'zod';
import { BusyTimeEntity } from './busy-time.entity.js';
import type { BusyInterval } from './reading/read-calendar.js';

/** The stored busy times of the other calendars. Methods with a manager must be called with that of the transaction. */
@Injectable()
export class BusyTimeRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** How many upcoming busy times each calendar has. */
  async countUpcoming(): Promise<Map<number, number>> {
    const rows = await queryRows(
      this.dataSource.manager,
      z.object({ calendarId: z.int(), count: z.int() }),
      sql`SELECT calendar_id AS "calendarId", count(*)::integer AS count FROM scheduling.busy_times
        WHERE ends_at > ${this.clock.now()} GROUP BY calendar_id`,
    );
    return new Map(rows.map(({ calendarId, count }) => [calendarId, count]));
  }

  /** (!) The caller holds the exclusive lock of the busy times. */
  async replace(
    manager: EntityManager,
    calendarId: number,
    intervals: readonly BusyInterval[],
  ): Promise<void> {
    await manager.delete(BusyTimeEntity, { calendarId });
    const starts = intervals.map(({ startsAt }) => startsAt);
    const ends = intervals.map(({ endsAt }) => endsAt);
    const titles = intervals.map(({ title }) => title);
    await execute(
      manager,
      sql`INSERT INTO scheduling.busy_times (calendar_id, starts_at, ends_at, title)
        SELECT ${calendarId}::integer, * FROM unnest(${starts}::timestamptz[], ${ends}::timestamptz[], ${titles}::text[])`,
    );
  }

  async removeTitles(manager: EntityManager, calendarId: number): Promise<void> {
    await execute(
      manager,
      sql`UPDATE scheduling.busy_times SET title = NULL WHERE calendar_id = ${calendarId} AND title IS NOT NULL`,
    );
  }
}
