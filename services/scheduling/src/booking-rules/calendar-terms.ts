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
import { sharedViews } from '@agency/platform';
import type { DataSource } from 'typeorm';

/** The weekly hours, booking rules and time off that visitors' bookings and moves must follow. */
export interface CalendarTerms {
  availability: Pick<AvailabilitySlot, 'dayOfWeek' | 'startTime' | 'endTime' | 'isActive'>[];
  rules: BookingRules;
  /** Parts of days without calls. Whole days are among the rules' days off. */
  away: Interval[];
}

/** What a lead's appointments are counted by. */
interface LeadKeys {
  emailKey: string | null;
  phoneKey: string | null;
}

const leadKeysSchema = sharedViews.contactCard.rowSchema.pick({ email_key: true, phone_key: true });

/** A lead's scheduled call at a start. */
export interface BookedCall {
  id: number;
  /** Minutes. */
  duration: number;
}

interface Row extends TermsRow {
  contact: unknown;
  booked: BookedCall | null;
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

/** Hours, rules and the time off that is not over at this parameter, as columns of a query. */
export const termsColumns = (now: string) => `
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
     FROM scheduling.time_off WHERE ends_at > ${now}) off) AS time_off`;

/**
 * Hours, rules, time off, the lead's keys (null for an unknown lead) and the call it has at a start already, in one query, since
 * visitors wait for it.
 */
export async function readCalendarTerms(
  dataSource: DataSource,
  now: Date,
  contactId: number | null = null,
  startsAt: Date | null = null,
): Promise<CalendarTerms & { contact: LeadKeys | null; booked: BookedCall | null }> {
  const [row]: Row[] = await dataSource.query(
    `SELECT (SELECT json_build_object('email_key', email_key, 'phone_key', phone_key)
         FROM ${sharedViews.contactCard.name} WHERE id = $1) AS contact,
       (SELECT json_build_object('id', id, 'duration', duration) FROM scheduling.appointments
         WHERE contact_id = $1 AND scheduled_at = $2 AND status = 'scheduled') AS booked,
       ${termsColumns('$3')}`,
    [contactId, startsAt, now],
  );
  const keys = leadKeysSchema.nullable().parse(row?.contact ?? null);
  return {
    contact: keys && { emailKey: keys.email_key, phoneKey: keys.phone_key },
    booked: row?.booked ?? null,
    ...toCalendarTerms(row ?? { availability: null, rules: null, time_off: null }, now),
  };
}

/** All days off are ahead: nothing is decided about the past. */
export function toCalendarTerms(row: TermsRow, now: Date): CalendarTerms {
  const today = easternDateOf(now);
  const timeOff = row.time_off ?? [];
  const { isClosedOnHolidays, openHolidays, ...rules } = row.rules ?? {
    ...defaultBookingRules,
    isClosedOnHolidays: false,
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
