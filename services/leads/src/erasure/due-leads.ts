import { sharedViews } from '@agency/platform';

/** Which leads are due. `$1` is the present moment; `contact` is the row of the lead. */
export type DueCondition = string;

const hasUpcomingAppointment = `EXISTS (SELECT FROM ${sharedViews.scheduledAppointments.name} call
  WHERE call.contact_id = contact.id AND call.scheduled_at > $1)`;

const hasUnsentCancellation = `EXISTS (SELECT FROM ${sharedViews.emailEvents.name} mail
  WHERE mail.contact_id = contact.id AND mail.kind = 'mail'
    AND mail.detail->>'mail' IN ('booking-cancelled', 'own-change-notice') AND mail.detail->>'state' = 'queued')`;

/** The visitor, or the owner's calendar, has not been told yet that the appointment is cancelled. */
export const awaitsEmail: DueCondition = `(${hasUpcomingAppointment} OR ${hasUnsentCancellation})`;

/** The email queue gives up after little more than a day; an erasure must not wait forever. */
const maxWait = `interval '2 days'`;

/** The owner requested the erasure, and the visitor has been told or cannot be. */
export const isRequested: DueCondition = `contact.erasure_requested_at IS NOT NULL
  AND (contact.erasure_requested_at <= $1::timestamptz - ${maxWait} OR NOT ${awaitsEmail})`;

const isClosed = (value: string) => `${value} IN ('closed-won', 'closed-lost')`;

/**
 * Since when a lead has been closed, won or lost; null while it is open. Read from the timeline rather than kept in a
 * column, since the previous version writes the timeline too while both run.
 */
export const closedSince = `CASE WHEN ${isClosed('contact.status')} THEN coalesce(
  (SELECT max(event.at) FROM leads.events event
   WHERE event.contact_id = contact.id AND event.kind = 'status-changed'
     AND ${isClosed(`event.detail->>'to'`)} AND NOT ${isClosed(`event.detail->>'from'`)}),
  contact.closed_at) END`;

/** Closed for so many months, an SQL expression; for none when that is null. */
export const isExpired = (months: string): DueCondition =>
  `${months} IS NOT NULL AND ${isClosed('contact.status')}
   AND ${closedSince} <= $1::timestamptz - make_interval(months => ${months}) AND NOT ${hasUpcomingAppointment}`;

/** Closed for as long as the owner keeps closed leads. */
export const isPastRetention: DueCondition = isExpired('(SELECT months FROM leads.retention)');
