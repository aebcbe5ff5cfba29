import { type LeadFilter, maxLateDays, responseHours } from '@agency/contracts';
import { rawSql, type Sql, schedulingViews, sql } from '@agency/platform';

const hourMs = 3_600_000;
const standingCalls = rawSql(schedulingViews.standingAppointments.name);

/**
 * New, without a planned follow-up and without a call. An imported lead wrote to no one here. (!) The index
 * `contacts_unanswered` has the same conditions.
 */
const isUnanswered = sql`contact.status = 'new' AND contact.follow_up_on IS NULL AND contact.import_id IS NULL
  AND NOT EXISTS (SELECT FROM ${standingCalls} call WHERE call.contact_id = contact.id)`;

/** Whether a lead waits for an answer, and how long already. `contact` is the lead's row. */
export function waitsForAnswer(answer: NonNullable<LeadFilter['answer']>, now: Date): Sql {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * hourMs);
  const lateFrom = hoursAgo(responseHours);
  const longLateFrom = hoursAgo(responseHours + maxLateDays * 24);
  switch (answer) {
    case 'unanswered':
      return isUnanswered;
    case 'in-time':
      return sql`${isUnanswered} AND contact.created_at > ${lateFrom}`;
    case 'late':
      return sql`${isUnanswered} AND contact.created_at <= ${lateFrom} AND contact.created_at > ${longLateFrom}`;
    case 'long-late':
      return sql`${isUnanswered} AND contact.created_at <= ${longLateFrom}`;
  }
}
