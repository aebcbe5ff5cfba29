import {
  type InTime,
  insertOutboxRows,
  type OutboxRows,
  type PassedInTime,
  passInTime,
  rawPart,
  sharedViews,
  sqlPart,
  statement,
} from '@agency/platform';
import { type TermsRow, termsColumns } from '../booking-rules/calendar-terms.js';
import {
  type Freshness,
  type FreshnessValues,
  freshnessColumns,
} from '../busy-calendars/fresh-calendars.service.js';
import type { AppointmentEntity } from './appointment.entity.js';
import { type LastHour, lastHourColumn } from './booking-surge.service.js';
import { type EventRows, insertEventRows } from './events/record-events.js';
import { type HeldTimesRow, type HeldTimesValues, heldTimesColumns } from './held-times.js';
import {
  type Booker,
  type UpcomingCounts,
  upcomingColumns,
} from './upcoming-appointments.service.js';

/** A lead's scheduled call at a start. */
export interface BookedCall {
  id: number;
  /** Minutes. */
  duration: number;
  requestKeyHash: string | null;
  confirmBy: string | null;
}

const leadKeysSchema = sharedViews.contactCard.rowSchema.pick({ email_key: true, phone_key: true });

/** What a lead's appointments are counted by; null for an unknown lead. */
export function toLeadKeys(contact: unknown): Pick<Booker, 'emailKey' | 'phoneKey'> | null {
  const keys = leadKeysSchema.nullable().parse(contact);
  return keys && { emailKey: keys.email_key, phoneKey: keys.phone_key };
}

const bookedColumn = sqlPart<{ contactId: number; startsAt: Date }>()`
  (SELECT json_build_object('id', id, 'duration', duration, 'requestKeyHash', request_key_hash, 'confirmBy', confirm_by)
   FROM scheduling.appointments
   WHERE contact_id = ${'contactId'} AND scheduled_at = ${'startsAt'} AND status = 'scheduled') AS booked`;

/** The same under the locks, for a booking that was committed meanwhile. */
export const readBookedCall = statement<
  { contactId: number; startsAt: Date },
  { booked: BookedCall | null }
>('booked-call')`SELECT ${bookedColumn}`;

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
     FROM ${rawPart(sharedViews.contactCard.name)} WHERE id = ${'contactId'}) AS contact,
    ${bookedColumn},
    ${termsColumns}, ${freshnessColumns}`;

/** Under the locks: what decides, and the id of the call if there is to be one. */
export const readBookingOdds = statement<
  HeldTimesValues & Nullable<Booker> & { now: Date; hourAgo: Date },
  HeldTimesRow & UpcomingCounts & LastHour & { new_id: string }
>('booking-odds')`
  SELECT ${heldTimesColumns}, ${upcomingColumns}, ${lastHourColumn},
    nextval('scheduling.appointments_id_seq') AS new_id`;

export type Nullable<Value> = { [Key in keyof Value]: Value[Key] | null };

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
    | 'network56Key'
    | 'network48Key'
    | 'requestKeyHash'
    | 'confirmBy'
    | 'calendarUid'
    | 'meetingRoom'
    | 'meetingBaseUrl'
    | 'createdAt'
  > & { outboxRows: OutboxRows; eventRows: EventRows } & InTime,
  PassedInTime
>('insert-call')`
  WITH call AS (
    INSERT INTO scheduling.appointments (id, contact_id, scheduled_at, duration, is_invited, bot_check,
      network_key, network_56_key, network_48_key, request_key_hash, confirm_by, calendar_uid, meeting_room,
      meeting_base_url, created_at)
    VALUES (${'id'}, ${'contactId'}, ${'scheduledAt'}, ${'duration'}, ${'isInvited'}, ${'botCheck'},
      ${'networkKey'}, ${'network56Key'}, ${'network48Key'}, ${'requestKeyHash'}, ${'confirmBy'}, ${'calendarUid'}, ${'meetingRoom'},
      ${'meetingBaseUrl'}, ${'createdAt'})
    RETURNING id
  ), emails AS (${insertOutboxRows('scheduling')} RETURNING id),
  events AS (${insertEventRows} RETURNING id)
  SELECT ${passInTime('scheduling')}
  FROM call, (SELECT count(*) FROM emails) AS emails_written, (SELECT count(*) FROM events) AS events_written`;
