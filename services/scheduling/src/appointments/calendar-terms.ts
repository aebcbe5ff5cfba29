import { type AvailabilitySlot, type BookingRules, defaultBookingRules } from '@agency/contracts';
import type { DataSource } from 'typeorm';

/** The owner's hours and rules, which every booking and move is judged by. */
export interface CalendarTerms {
  availability: Pick<AvailabilitySlot, 'dayOfWeek' | 'startTime' | 'endTime' | 'isActive'>[];
  rules: BookingRules;
}

interface Row {
  knowsContact: boolean;
  availability: CalendarTerms['availability'] | null;
  rules: BookingRules | null;
}

/** Hours, rules and whether there is such a contact, in one question: a booking waits for no more than that. */
export async function readCalendarTerms(
  dataSource: DataSource,
  contactId: number | null,
): Promise<CalendarTerms & { knowsContact: boolean }> {
  const [row]: Row[] = await dataSource.query(
    `SELECT EXISTS (SELECT FROM leads.contact_card WHERE id = $1) AS "knowsContact",
       (SELECT json_agg(slot) FROM (
          SELECT day_of_week AS "dayOfWeek", start_time AS "startTime", end_time AS "endTime",
            is_active AS "isActive"
          FROM scheduling.availability WHERE is_active) slot) AS availability,
       (SELECT row_to_json(rules) FROM (
          SELECT minimum_notice_minutes AS "minimumNoticeMinutes", horizon_days AS "horizonDays",
            buffer_minutes AS "bufferMinutes", days_off AS "daysOff"
          FROM scheduling.booking_rules) rules) AS rules`,
    [contactId],
  );
  return {
    knowsContact: row?.knowsContact ?? false,
    availability: row?.availability ?? [],
    rules: row?.rules ?? defaultBookingRules,
  };
}
