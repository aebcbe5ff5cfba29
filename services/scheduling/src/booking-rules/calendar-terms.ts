import {
  type AvailabilitySlot,
  addDays,
  type BookingRules,
  daysOffBetween,
  defaultBookingRules,
  easternDateOf,
  type Interval,
  maxHorizonDays,
} from '@agency/contracts';
import { runAlone, sqlPart, statement } from '@agency/platform';
import type { DataSource } from 'typeorm';

/** The weekly hours, booking rules and time off that visitors' bookings and moves must follow. */
export interface CalendarTerms {
  availability: Pick<AvailabilitySlot, 'dayOfWeek' | 'startTime' | 'endTime' | 'isActive'>[];
  rules: BookingRules;
  /** Parts of days without calls. Whole days are among the rules' days off. */
  away: Interval[];
}

/** What `termsColumns` reads. */
export interface TermsRow {
  availability: CalendarTerms['availability'] | null;
  rules: StoredRules | null;
  time_off: (Interval & { isAllDay: boolean })[] | null;
}

type StoredRules = Omit<BookingRules, 'daysOff'> & {
  isClosedOnHolidays: boolean;
  openHolidays: string[];
};

/** Hours, rules and the time off that is not over `now`, as columns of a query. */
export const termsColumns = sqlPart<{ now: Date }>()`
  (SELECT json_agg(slot) FROM (
     SELECT day_of_week AS "dayOfWeek", start_time AS "startTime", end_time AS "endTime",
       is_active AS "isActive"
     FROM scheduling.availability WHERE is_active) slot) AS availability,
  (SELECT row_to_json(rules) FROM (
     SELECT minimum_notice_minutes AS "minimumNoticeMinutes", horizon_days AS "horizonDays",
       buffer_minutes AS "bufferMinutes", max_calls_per_day AS "maxCallsPerDay",
       is_closed_on_holidays AS "isClosedOnHolidays", open_holidays AS "openHolidays"
     FROM scheduling.booking_rules) rules) AS rules,
  (SELECT json_agg(off) FROM (
     SELECT starts_at AS "startsAt", ends_at AS "endsAt", is_all_day AS "isAllDay"
     FROM scheduling.time_off WHERE ends_at > ${'now'}) off) AS time_off`;

const readTerms = statement<{ now: Date }, TermsRow>('calendar-terms')`SELECT ${termsColumns}`;

/** Hours, rules and time off as they are stored now. */
export async function readCalendarTerms(dataSource: DataSource, now: Date): Promise<CalendarTerms> {
  const [row] = await runAlone(dataSource, readTerms, { now });
  return toCalendarTerms(row ?? { availability: null, rules: null, time_off: null }, now);
}

/** All days off are ahead: nothing is decided about the past. */
export function toCalendarTerms(row: TermsRow, now: Date): CalendarTerms {
  const today = easternDateOf(now);
  const timeOff = row.time_off ?? [];
  const { isClosedOnHolidays, openHolidays, ...rules } = row.rules ?? {
    ...defaultBookingRules,
    isClosedOnHolidays: true,
    openHolidays: [],
  };
  const daysOff = daysOffBetween(
    today,
    addDays(today, maxHorizonDays),
    timeOff.filter(({ isAllDay }) => isAllDay),
    { isClosed: isClosedOnHolidays, open: openHolidays },
  );
  return {
    availability: row.availability ?? [],
    rules: { ...rules, daysOff },
    away: timeOff.filter(({ isAllDay }) => !isAllDay),
  };
}
