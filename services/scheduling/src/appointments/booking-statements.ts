import {
  type InTime,
  insertOutboxRows,
  type OutboxRows,
  type PassedInTime,
  passInTime,
  rawSql,
  sharedViews,
  statement,
} from '@agency/platform';
import { type TermsRow, termsColumns } from '../booking-rules/calendar-terms.js';
import {
  type Freshness,
  type FreshnessValues,
  freshnessColumns,
} from '../calendars/fresh-calendars.service.js';
import type { AppointmentEntity } from './appointment.entity.js';
import { type EventRows, insertEventRows } from './events/record-events.js';
import { type HeldTimesRow, type HeldTimesValues, heldTimesColumns } from './held-times.js';
import {
  type Booker,
  type UpcomingCounts,
  upcomingColumns,
} from './upcoming-appointments.service.js';

/** A lead's scheduled call at a start. */
interface BookedCall {
  id: number;
  /** Minutes. */
  duration: number;
}

const leadKeysSchema = sharedViews.contactCard.rowSchema.pick({ email_key: true, phone_key: true });

/** What a lead's appointments are counted by; null for an unknown lead. */
export function toLeadKeys(contact: unknown): Pick<Booker, 'emailKey' | 'phoneKey'> | null {
  const keys = leadKeysSchema.nullable().parse(contact);
  return keys && { emailKey: keys.email_key, phoneKey: keys.phone_key };
}

/**
 * Before the transaction: the lead, the call it has at the start already, what binds visitors, and how fresh the owner's
 * calendars are.
 */
export const readBookingFacts = statement<
  { contactId: number; startsAt: Date } & FreshnessValues,
  TermsRow & Freshness & { contact: unknown; booked: BookedCall | null }
>('booking-facts')`
  SELECT
    (SELECT json_build_object('email_key', email_key, 'phone_key', phone_key)
     FROM ${rawSql(sharedViews.contactCard.name)} WHERE id = ${'contactId'}) AS contact,
    (SELECT json_build_object('id', id, 'duration', duration) FROM scheduling.appointments
     WHERE contact_id = ${'contactId'} AND scheduled_at = ${'startsAt'} AND status = 'scheduled') AS booked,
    ${termsColumns}, ${freshnessColumns}`;

/** Under the locks: what decides, and the id of the call if there is to be one. */
export const readBookingOdds = statement<
  HeldTimesValues & Nullable<Booker> & { now: Date },
  HeldTimesRow & UpcomingCounts & { new_id: string }
>('booking-odds')`
  SELECT ${heldTimesColumns}, ${upcomingColumns},
    nextval('scheduling.appointments_id_seq') AS new_id`;

type Nullable<Value> = { [Key in keyof Value]: Value[Key] | null };

/** The call, its emails and its event. */
export const insertCall = statement<
  Pick<
    AppointmentEntity,
    | 'id'
    | 'contactId'
    | 'scheduledAt'
    | 'duration'
    | 'isInvited'
    | 'botCheck'
    | 'networkKey'
    | 'calendarUid'
    | 'meetingRoom'
    | 'createdAt'
  > & { outboxRows: OutboxRows; eventRows: EventRows } & InTime,
  PassedInTime
>('insert-call')`
  WITH call AS (
    INSERT INTO scheduling.appointments (id, contact_id, scheduled_at, duration, is_invited, bot_check,
      network_key, calendar_uid, meeting_room, created_at)
    VALUES (${'id'}, ${'contactId'}, ${'scheduledAt'}, ${'duration'}, ${'isInvited'}, ${'botCheck'},
      ${'networkKey'}, ${'calendarUid'}, ${'meetingRoom'}, ${'createdAt'})
    RETURNING id
  ), emails AS (${insertOutboxRows('scheduling')} RETURNING id),
  events AS (${insertEventRows} RETURNING id)
  SELECT ${passInTime('scheduling')}
  FROM call, (SELECT count(*) FROM emails) AS emails_written, (SELECT count(*) FROM events) AS events_written`;
