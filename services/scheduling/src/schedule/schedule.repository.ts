import {
  addDays,
  availabilitySlotSchema,
  defaultBookingRules,
  type EasternDate,
  easternInstant,
} from '@agency/contracts';
import { Clock, queryRow, type Sql, type StoredSetting, sql } from '@agency/platform';
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
  /** Names of the federal holidays on which calls are taken anyway. */
  openHolidays: z.array(z.string()),
  /** How old the copy of another calendar may be before visitors can no longer book; null is any age. */
  maxCalendarAgeMinutes: z.int().nullable(),
  /** Whether the proposed rules were accepted or dismissed, or are obsolete because the owner saved her own. */
  isProposalAnswered: z.boolean(),
});
export type StoredRules = z.infer<typeof storedRulesSchema>;

/** The owner's rules, read in the statements that decide a booking, too. */
export const storedRules: StoredSetting<StoredRules> = {
  name: 'booking-rules',
  schema: storedRulesSchema,
  initial: {
    minimumNoticeMinutes: defaultBookingRules.minimumNoticeMinutes,
    horizonDays: defaultBookingRules.horizonDays,
    bufferMinutes: defaultBookingRules.bufferMinutes,
    maxCallsPerDay: defaultBookingRules.maxCallsPerDay,
    isClosedOnHolidays: true,
    openHolidays: [],
    maxCalendarAgeMinutes: null,
    isProposalAnswered: false,
  },
};

const hoursSchema = z.object({
  availability: z.array(availabilitySlotSchema),
  rules: z
    .looseObject({})
    .nullable()
    .transform((saved) => ({ ...storedRules.initial, ...saved }))
    .pipe(storedRulesSchema),
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
  (SELECT value FROM scheduling.settings WHERE name = 'booking-rules') AS rules,
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
    EXISTS (SELECT FROM scheduling.calendars,
        (SELECT (value->>'maxCalendarAgeMinutes')::integer AS max_minutes
         FROM scheduling.settings WHERE settings.name = 'booking-rules') AS age
      WHERE source = 'address' AND max_minutes IS NOT NULL
        AND (read_at IS NULL
          OR read_at < ${now}::timestamptz - max_minutes * interval '1 minute')) AS "isTooOld"`;
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
