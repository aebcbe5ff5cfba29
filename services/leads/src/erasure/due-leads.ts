import { settings } from '@agency/contracts';
import { emailViews, rawSql, type Sql, schedulingViews, sql } from '@agency/platform';

/** Whether a lead is due for erasure at this time. `contact` is the lead's row. */
export type DueCondition = (now: Date) => Sql;

const hasUpcomingAppointment: DueCondition = (now) => sql`EXISTS (
  SELECT FROM ${rawSql(schedulingViews.scheduledAppointments.name)} call
  WHERE call.contact_id = contact.id AND call.scheduled_at > ${now})`;

const hasUnsentCancellation = sql`EXISTS (SELECT FROM ${rawSql(emailViews.emailEvents.name)} mail
  WHERE mail.contact_id = contact.id AND mail.kind = 'mail'
    AND mail.detail->>'mail' IN ('booking-cancelled', 'own-change-notice') AND mail.detail->>'state' = 'queued')`;

/** The visitor, or the owner's calendar, has not been told about the canceled appointment yet. */
export const awaitsEmail: DueCondition = (now) =>
  sql`(${hasUpcomingAppointment(now)} OR ${hasUnsentCancellation})`;

/** The email queue gives up after little more than a day; an erasure must not wait forever. */
const maxWait = sql`interval '2 days'`;

/** The owner requested the erasure, and the visitor has been told or cannot be. */
export const isRequested: DueCondition = (now) => sql`contact.erasure_requested_at IS NOT NULL
  AND (contact.erasure_requested_at <= ${now}::timestamptz - ${maxWait} OR NOT ${awaitsEmail(now)})`;

const isClosed = (value: Sql) => sql`${value} IN ('closed-won', 'closed-lost')`;

/**
 * Since when a lead has been closed, won or lost; null while it is open. Derived from the timeline instead of a column,
 * because the previous version also writes the timeline while both run.
 */
export const closedSince = sql`CASE WHEN ${isClosed(sql`contact.status`)} THEN coalesce(
  (SELECT max(event.at) FROM leads.events event
   WHERE event.contact_id = contact.id AND event.kind = 'status-changed'
     AND ${isClosed(sql`event.detail->>'to'`)} AND NOT ${isClosed(sql`event.detail->>'from'`)}),
  contact.closed_at) END`;

/** Closed for this many months. `months` is an SQL expression; the condition is false if it is null. */
export const isExpired =
  (months: Sql): DueCondition =>
  (now) =>
    sql`${months} IS NOT NULL AND ${isClosed(sql`contact.status`)}
    AND ${closedSince} <= ${now}::timestamptz - make_interval(months => ${months}) AND NOT ${hasUpcomingAppointment(now)}`;

/** Closed for as long as the owner keeps closed leads. */
export const isPastRetention: DueCondition = isExpired(
  sql`(SELECT (value->>'months')::integer FROM leads.settings WHERE name = ${settings.retention.name})`,
);
