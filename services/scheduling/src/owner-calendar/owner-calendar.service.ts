import {
  addDays,
  type BusyTime,
  easternInstant,
  federalHolidaysBetween,
  type OwnerCalendar,
  type OwnerCalendarQuery,
} from '@agency/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppointmentsService } from '../appointments/appointments.service.js';
import { BookingRulesService } from '../booking-rules/booking-rules.service.js';

/** What lies in the days besides calls. Instants come as JSON, which writes them with an offset. */
interface Surroundings {
  busy_times: BusyTime[] | null;
  calendars: OwnerCalendar['calendars'] | null;
  time_off: OwnerCalendar['timeOff'] | null;
  availability: OwnerCalendar['availability'] | null;
  is_closed_on_holidays: boolean;
  open_holidays: string[];
}

/** Calls, busy times, hours, time off and holidays in one picture. */
@Injectable()
export class OwnerCalendarService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly appointments: AppointmentsService,
    private readonly rules: BookingRulesService,
  ) {}

  async get(query: OwnerCalendarQuery): Promise<OwnerCalendar> {
    const from = easternInstant(query.from, '00:00');
    const to = easternInstant(addDays(query.to, 1), '00:00');
    const [calls, rules, around] = await Promise.all([
      this.appointments.listBetween(from, to),
      this.rules.get(),
      this.readSurroundings(from, to),
    ]);
    const holidays = around.is_closed_on_holidays
      ? federalHolidaysBetween(query.from, query.to).filter(
          ({ name }) => !around.open_holidays.includes(name),
        )
      : [];
    return {
      calls,
      rules,
      holidays,
      busyTimes: (around.busy_times ?? []).map(inUtc),
      calendars: around.calendars ?? [],
      timeOff: (around.time_off ?? []).map(inUtc),
      availability: around.availability ?? [],
    };
  }

  private async readSurroundings(from: Date, to: Date): Promise<Surroundings> {
    const [row]: Surroundings[] = await this.dataSource.query(
      `SELECT
         (SELECT json_agg(busy) FROM (
            SELECT calendar_id AS "calendarId", starts_at AS "startsAt", ends_at AS "endsAt", title
            FROM scheduling.busy_times WHERE ends_at > $1 AND starts_at < $2
            ORDER BY starts_at, calendar_id) busy) AS busy_times,
         (SELECT json_agg(calendar) FROM (
            SELECT id, name, color FROM scheduling.calendars ORDER BY id) calendar) AS calendars,
         (SELECT json_agg(off) FROM (
            SELECT id, starts_at AS "startsAt", ends_at AS "endsAt", is_all_day AS "isAllDay", note
            FROM scheduling.time_off WHERE ends_at > $1 AND starts_at < $2
            ORDER BY starts_at, id) off) AS time_off,
         (SELECT json_agg(slot) FROM (
            SELECT id, day_of_week AS "dayOfWeek", start_time AS "startTime",
              end_time AS "endTime", is_active AS "isActive"
            FROM scheduling.availability ORDER BY day_of_week, start_time) slot) AS availability,
         coalesce((SELECT is_closed_on_holidays FROM scheduling.booking_rules), true)
           AS is_closed_on_holidays,
         coalesce((SELECT open_holidays FROM scheduling.booking_rules), '{}') AS open_holidays`,
      [from, to],
    );
    if (!row) throw new Error('A query without a table has one row.');
    return row;
  }
}

function inUtc<Row extends { startsAt: string; endsAt: string }>(row: Row): Row {
  const startsAt = new Date(row.startsAt).toISOString();
  return { ...row, startsAt, endsAt: new Date(row.endsAt).toISOString() };
}
