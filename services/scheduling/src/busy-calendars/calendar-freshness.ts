import { type Sql, sql } from '@agency/platform';
import * as z from 'zod';

/** A younger copy is not read again for a booking. */
const freshMs = 60_000;

export const calendarFreshnessSchema = z.object({
  /** Ids of the calendars to read again. */
  due: z.array(z.int()),
  /** Whether a copy is older than the owner allows. */
  isTooOld: z.boolean(),
});
export type CalendarFreshness = z.infer<typeof calendarFreshnessSchema>;

/**
 * The columns of `calendarFreshnessSchema`. A calendar is due when it is read by its address, was not tried for a while, and is
 * not left alone after a failure.
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
