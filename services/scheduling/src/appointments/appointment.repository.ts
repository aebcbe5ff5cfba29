import { randomUUID } from 'node:crypto';
import { easternDateOf, type MeetingPlace } from '@agency/contracts';
import {
  bookingLinkKeyId,
  Clock,
  ENV,
  execute,
  leadsViews,
  type NetworkKeys,
  queryRow,
  rawSql,
  type Sql,
  sql,
} from '@agency/platform';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import * as z from 'zod';
import type { SchedulingEnv } from '../env.js';
import type { OverlappingAppointment } from '../schedule/bookability.js';
import { endOf, type VisitorKeys } from '../schedule/booking-locks.js';
import {
  calendarFreshnessSchema,
  daySpan,
  freshnessColumns,
  scheduleColumns,
  scheduleSchema,
} from '../schedule/schedule.repository.js';
import type { AppointmentEntity } from './appointment.entity.js';
import type { Actor } from './event.entity.js';
import { meetingColumn, meetingColumnSchema, meetingOf } from './meeting/meeting-place.js';

const hourMs = 3_600_000;
const contactCard = rawSql(leadsViews.contactCard.name);

const bookedSchema = z.object({
  id: z.int(),
  /** Minutes. */
  duration: z.int(),
  requestKeyHash: z.string().nullable(),
  confirmBy: z.coerce.date().nullable(),
});
/** A lead's scheduled appointment at a start. */
export type BookedAppointment = z.infer<typeof bookedSchema>;

const bookingContextSchema = z.object({
  lead: leadsViews.contactCard.rowSchema
    .pick({ email_key: true, phone_key: true })
    .transform(({ email_key, phone_key }) => ({ emailKey: email_key, phoneKey: phone_key }))
    .nullable(),
  booked: bookedSchema.nullable(),
  ...calendarFreshnessSchema.shape,
});

/** The id of the appointment, if it is created: its emails contain it and are written in the same statement. */
const newIdSchema = z.object({ newId: z.int() });
const newIdColumn = sql`nextval('scheduling.appointments_id_seq')::integer AS "newId"`;

const conflictsSchema = scheduleSchema.extend({
  ...newIdSchema.shape,
  ...meetingColumnSchema.shape,
  booked: bookedSchema.nullable(),
  upcoming: z.object({
    contact: z.int(),
    email: z.int(),
    phone: z.int(),
    network: z.int(),
    network56: z.int(),
    network48: z.int(),
  }),
  visitorsInLastHour: z.int(),
});

const overlapColumnSchema = z.object({
  overlap: z.object({ name: z.string().nullable(), scheduledAt: z.coerce.date() }).nullable(),
});
const ownerConflictsSchema = overlapColumnSchema.extend({
  ...newIdSchema.shape,
  ...meetingColumnSchema.shape,
  booked: bookedSchema.nullable(),
});

const surgeSchema = z.object({ visitorsInLastHour: z.int(), isOwnerNotified: z.boolean() });

type Inserted =
  | 'contactId'
  | 'scheduledAt'
  | 'duration'
  | 'isInvited'
  | 'botCheck'
  | 'requestKeyHash'
  | 'confirmBy';
export type NewAppointment = Required<Pick<AppointmentEntity, Inserted>> & {
  /** From the conflicts. */
  id: number;
  /** Null for the owner. */
  network: NetworkKeys | null;
  /** Where it takes place; null until the owner has chosen. */
  meeting: MeetingPlace | null;
  bookedBy: Actor;
};

/** The SQL of booking and moving appointments. (!) Read under `lockForBooking` what a decision depends on. */
@Injectable()
export class AppointmentRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: SchedulingEnv,
  ) {}

  /**
   * Read before the transaction: what a lead is counted by, its appointment at this start if it has one, and how fresh
   * the busy times are.
   */
  readBookingContext(contactId: number, startsAt: Date) {
    return queryRow(
      this.dataSource.manager,
      bookingContextSchema,
      sql`SELECT
        (SELECT row_to_json(card) FROM (
           SELECT email_key, phone_key FROM ${contactCard} WHERE id = ${contactId}) card) AS lead,
        ${bookedColumn(contactId, startsAt)}, ${freshnessColumns(this.clock.now())}`.prepared(
        'booking-context',
      ),
    );
  }

  /** Everything that decides a visitor's booking. */
  readConflicts(manager: EntityManager, startsAt: Date, visitor: VisitorKeys) {
    const now = this.clock.now();
    return queryRow(
      manager,
      conflictsSchema,
      sql`SELECT ${scheduleColumns(daySpan(easternDateOf(startsAt)), now)},
        ${bookedColumn(visitor.contactId, startsAt)}, ${upcomingColumn(visitor, now)},
        ${this.lastHourColumn(now)}, ${newIdColumn}, ${meetingColumn}`.prepared(
        'booking-conflicts',
      ),
    );
  }

  /** Everything that decides the owner's booking. */
  readOwnerConflicts(manager: EntityManager, contactId: number, startsAt: Date) {
    return queryRow(
      manager,
      ownerConflictsSchema,
      sql`SELECT ${bookedColumn(contactId, startsAt)}, ${overlapColumn(startsAt, null)}, ${newIdColumn},
        ${meetingColumn}`,
    );
  }

  /** The appointment that one at this start would overlap. `ownId` is the one being moved. */
  async findOverlap(
    manager: EntityManager,
    startsAt: Date,
    ownId: string,
  ): Promise<OverlappingAppointment | null> {
    const query = sql`SELECT ${overlapColumn(startsAt, ownId)}`;
    return (await queryRow(manager, overlapColumnSchema, query)).overlap;
  }

  /**
   * How many appointments visitors booked in the last hour, up to twice the surge limit, and whether the owner was told
   * of a surge in the last day.
   */
  readSurge(manager: EntityManager) {
    const now = this.clock.now();
    return queryRow(
      manager,
      surgeSchema,
      sql`SELECT ${this.lastHourColumn(now)}, EXISTS (SELECT FROM scheduling.outbox
        WHERE name = 'booking-surge-notice' AND due_at > ${new Date(now.getTime() - 24 * hourMs)}) AS "isOwnerNotified"`,
    );
  }

  /**
   * Adds an appointment with its event and its emails, given as `OutboxService.insertion`. An unconfirmed one gets its
   * event once it is confirmed.
   */
  async insert(manager: EntityManager, appointment: NewAppointment, emails: Sql): Promise<void> {
    const { id, contactId, scheduledAt, duration, isInvited, botCheck, network } = appointment;
    const { requestKeyHash, confirmBy, bookedBy } = appointment;
    const place = appointment.meeting ?? { kind: 'rooms', address: this.env.MEETING_BASE_URL };
    const { meetingBaseUrl, meetingRoom, hasOwnRoom } = meetingOf(place);
    const now = this.clock.now();
    const detail = JSON.stringify({ scheduledAt: scheduledAt.toISOString(), by: bookedBy });
    await execute(
      manager,
      sql`WITH appointment AS (
        INSERT INTO scheduling.appointments (id, contact_id, scheduled_at, duration, is_invited, bot_check,
          network_key, network_56_key, network_48_key, request_key_hash, link_key_id, confirm_by, calendar_uid,
          meeting_room, meeting_base_url, has_own_room, created_at)
        VALUES (${id}, ${contactId}, ${scheduledAt}, ${duration}, ${isInvited}, ${botCheck}, ${network?.networkKey},
          ${network?.network56Key}, ${network?.network48Key}, ${requestKeyHash},
          ${bookingLinkKeyId(this.env.BOOKING_LINK_SECRET)}, ${confirmBy}, ${randomUUID()}, ${meetingRoom},
          ${meetingBaseUrl}, ${hasOwnRoom}, ${now})
        RETURNING id
      ), emails AS (${emails})
      INSERT INTO scheduling.events (appointment_id, at, kind, detail)
      SELECT id, ${now}::timestamptz, 'call-booked', ${detail}::jsonb
      FROM appointment WHERE ${confirmBy === null}::boolean`.prepared('insert-appointment'),
    );
  }

  /** Counts no further than the surge limits: during a flood, bookings must not get slower. */
  private lastHourColumn(now: Date): Sql {
    return sql`(SELECT count(*)::integer FROM (SELECT FROM scheduling.appointments
      WHERE bot_check IS NOT NULL AND created_at > ${new Date(now.getTime() - hourMs)}
      LIMIT ${2 * this.env.SURGE_BOOKINGS_PER_HOUR}) recent) AS "visitorsInLastHour"`;
  }
}

const bookedColumn = (contactId: number, startsAt: Date) => sql`
  (SELECT json_build_object('id', id, 'duration', duration, 'requestKeyHash', request_key_hash,
     'confirmBy', confirm_by)
   FROM scheduling.appointments
   WHERE contact_id = ${contactId} AND scheduled_at = ${startsAt} AND status = 'scheduled') AS booked`;

const overlapColumn = (startsAt: Date, ownId: string | null) => sql`
  (SELECT json_build_object('name', card.name, 'scheduledAt', appointment.scheduled_at)
   FROM scheduling.appointments appointment
   LEFT JOIN ${contactCard} card ON card.id = appointment.contact_id
   WHERE appointment.status <> 'cancelled' AND appointment.id IS DISTINCT FROM ${ownId}::bigint
     AND appointment.scheduled_at < ${endOf(startsAt)}
     AND appointment.scheduled_at > ${startsAt}::timestamptz - interval '1 day'
     AND appointment.scheduled_at + appointment.duration * interval '1 minute' > ${startsAt}
   ORDER BY appointment.scheduled_at LIMIT 1) AS overlap`;

/** A booking that ended unconfirmed counts for a day, so that no one can hold times again and again. */
function upcomingColumn(visitor: VisitorKeys, now: Date): Sql {
  const isUpcoming = sql`appointment.scheduled_at > ${now} AND (appointment.status = 'scheduled'
    OR (appointment.status = 'cancelled' AND appointment.confirm_by > ${now}::timestamptz - interval '1 day'))`;
  const count = (condition: Sql) => sql`(SELECT count(*) FROM scheduling.appointments appointment
    WHERE ${condition} AND ${isUpcoming})`;
  const countByCard = (condition: Sql) => sql`(SELECT count(*) FROM ${contactCard} card
    JOIN scheduling.appointments appointment ON appointment.contact_id = card.id
    WHERE ${condition} AND ${isUpcoming})`;
  return sql`json_build_object(
    'contact', ${count(sql`appointment.contact_id = ${visitor.contactId}`)},
    'email', ${countByCard(sql`card.email_key = ${visitor.emailKey}`)},
    'phone', ${countByCard(sql`card.phone_key = ${visitor.phoneKey}`)},
    'network', ${count(sql`appointment.network_key = ${visitor.networkKey}`)},
    'network56', ${count(sql`appointment.network_56_key = ${visitor.network56Key}`)},
    'network48', ${count(sql`appointment.network_48_key = ${visitor.network48Key}`)}) AS upcoming`;
}
