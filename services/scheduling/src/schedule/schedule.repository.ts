import {
  addDays,
  availabilitySlotSchema,
  defaultBookingRules,
  type EasternDate,
  easternInstant,
} from '@agency/contracts';
import { Clock, queryRow, type Sql, sql } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import * as z from 'zod';

/** Postgres' JSON writes instants with an offset. */
const instant = z.string().transform((text) => new Date(text).toISOString());

const storedRulesSchema = z.object({
  minimumNoticeMinutes: z.int(),
  horizonDays: z.int().nullable(),
  bufferMinutes: z.int(),
  maxCallsPerDay: z.int().nullable(),
  isClosedOnHolidays: z.boolean(),
  openHolidays: z.array(z.string()),
});
/** Until the owner saves her own. */
export const unsavedRules = {
  ...defaultBookingRules,
  isClosedOnHolidays: true,
  openHolidays: [] as string[],
};

const hoursSchema = z.object({
  availability: z.array(availabilitySlotSchema),
  rules: storedRulesSchema.nullable().transform((rules) => rules ?? unsavedRules),
  timeOff: z.array(
    z.object({
      id: z.int(),
      startsAt: instant,
      endsAt: instant,
      isAllDay: z.boolean(),
      note: z.string().nullable(),
    }),
  ),
});
/** The stored weekly hours, booking rules and time off. */
export type StoredHours = z.infer<typeof hoursSchema>;

export const scheduleSchema = hoursSchema.extend({
  taken: z.array(z.object({ appointmentId: z.string(), scheduledAt: instant, duration: z.int() })),
  /** There are thousands, so the instants are not converted: the slot rule accepts both. */
  busy: z.array(z.object({ startsAt: z.string(), endsAt: z.string() })),
});
/** The hours, and the occupied times of a period: appointments, and busy times of the owner's other calendars. */
export type Schedule = z.infer<typeof scheduleSchema>;

/** Start inclusive, end exclusive. */
interface TimeSpan {
  from: Date;
  to: Date;
}

/** Whole Eastern days, both inclusive. */
export const daySpan = (first: EasternDate, last = first): TimeSpan => ({
  from: easternInstant(first, '00:00'),
  to: easternInstant(addDays(last, 1), '00:00'),
});

/** `StoredHours` as columns of a query, with the time off that ends after this. */
const hoursColumns = (since: Date) => sql`
  (SELECT coalesce(json_agg(slot), '[]') FROM (
     SELECT id, day_of_week AS "dayOfWeek", start_time AS "startTime", end_time AS "endTime",
       is_active AS "isActive"
     FROM scheduling.availability ORDER BY day_of_week, start_time) slot) AS availability,
  (SELECT row_to_json(rules) FROM (
     SELECT minimum_notice_minutes AS "minimumNoticeMinutes", horizon_days AS "horizonDays",
       buffer_minutes AS "bufferMinutes", max_calls_per_day AS "maxCallsPerDay",
       is_closed_on_holidays AS "isClosedOnHolidays", open_holidays AS "openHolidays"
     FROM scheduling.booking_rules) rules) AS rules,
  (SELECT coalesce(json_agg(off), '[]') FROM (
     SELECT id, starts_at AS "startsAt", ends_at AS "endsAt", is_all_day AS "isAllDay", note
     FROM scheduling.time_off WHERE ends_at > ${since} ORDER BY starts_at, id) off) AS "timeOff"`;

/** `Schedule` as columns of a query. */
export const scheduleColumns = ({ from, to }: TimeSpan, now: Date) => sql`
  ${hoursColumns(from < now ? from : now)},
  (SELECT coalesce(json_agg(appointment), '[]') FROM (
     SELECT id::text AS "appointmentId", scheduled_at AS "scheduledAt", duration
     FROM scheduling.appointments
     WHERE status <> 'cancelled' AND scheduled_at >= ${from} AND scheduled_at < ${to}
  ) appointment) AS taken,
  (SELECT coalesce(json_agg(busy), '[]') FROM (
     SELECT starts_at AS "startsAt", ends_at AS "endsAt"
     FROM scheduling.busy_times WHERE ends_at > ${from} AND starts_at < ${to}) busy) AS busy`;

/** Copies of other calendars younger than this are not read again for a booking. */
const freshMs = 60_000;

/** How fresh the busy times are. */
export const calendarFreshnessSchema = z.object({
  /** Ids of the calendars to read again. */
  due: z.array(z.int()),
  /** Whether a copy is older than the owner allows. */
  isTooOld: z.boolean(),
});
export type CalendarFreshness = z.infer<typeof calendarFreshnessSchema>;

/**
 * The columns of `calendarFreshnessSchema`. A calendar with an address is due if it is being read right now, or if it
 * was neither tried recently nor is backing off after a failure.
 */
export function freshnessColumns(now: Date, triedBefore = new Date(now.getTime() - freshMs)): Sql {
  return sql`
    (SELECT coalesce(json_agg(id ORDER BY tried_at NULLS FIRST, id), '[]') FROM scheduling.calendars
     WHERE source = 'address' AND (tried_at IS NULL OR tried_at <= ${triedBefore} OR reading_until > ${now})
       AND (retry_at IS NULL OR retry_at <= ${now} OR reading_until > ${now})) AS due,
    EXISTS (SELECT FROM scheduling.calendars, scheduling.booking_rules
      WHERE source = 'address' AND max_calendar_age_minutes IS NOT NULL
        AND (read_at IS NULL
          OR read_at < ${now}::timestamptz - max_calendar_age_minutes * interval '1 minute')) AS "isTooOld"`;
}

/** Reads what decides when calls can take place. Each read is one statement, thus one snapshot. */
@Injectable()
export class ScheduleRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** With the time off that is not over. */
  readHours(): Promise<StoredHours> {
    const columns = hoursColumns(this.clock.now());
    return queryRow(this.dataSource.manager, hoursSchema, sql`SELECT ${columns}`);
  }

  /** With the time off that is not over now, or was not over at the start of the span. */
  read(span: TimeSpan, manager: EntityManager = this.dataSource.manager): Promise<Schedule> {
    const columns = scheduleColumns(span, this.clock.now());
    return queryRow(manager, scheduleSchema, sql`SELECT ${columns}`);
  }
}
