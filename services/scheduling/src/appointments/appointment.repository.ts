import { randomBytes, randomUUID } from 'node:crypto';
import { easternDateOf } from '@agency/contracts';
import {
  Clock,
  ENV,
  execute,
  type NetworkKeys,
  queryRow,
  queryRows,
  rawSql,
  type Sql,
  sharedViews,
  sql,
} from '@agency/platform';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import * as z from 'zod';
import { calendarFreshnessSchema, freshnessColumns } from '../busy-calendars/calendar-freshness.js';
import type { SchedulingEnv } from '../env.js';
import type { OverlappingAppointment } from '../schedule/bookability.js';
import { endOf, type VisitorKeys } from '../schedule/booking-locks.js';
import { daySpan, scheduleColumns, scheduleSchema } from '../schedule/schedule.repository.js';
import type { AppointmentEntity } from './appointment.entity.js';
import type { Actor } from './events/appointment-event.js';

const hourMs = 3_600_000;
const contactCard = rawSql(sharedViews.contactCard.name);

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
  lead: sharedViews.contactCard.rowSchema
    .pick({ email_key: true, phone_key: true })
    .transform(({ email_key, phone_key }) => ({ emailKey: email_key, phoneKey: phone_key }))
    .nullable(),
  booked: bookedSchema.nullable(),
  ...calendarFreshnessSchema.shape,
});

/** The id of the appointment if there is to be one: its emails name it, and are written with it. */
const newIdSchema = z.object({ newId: z.int() });
const newIdColumn = sql`nextval('scheduling.appointments_id_seq')::integer AS "newId"`;

const conflictsSchema = scheduleSchema.extend({
  ...newIdSchema.shape,
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
  booked: bookedSchema.nullable(),
});

const surgeSchema = z.object({ visitorsInLastHour: z.int(), isTold: z.boolean() });

type Inserted =
  | 'contactId'
  | 'scheduledAt'
  | 'duration'
  | 'isInvited'
  | 'botCheck'
  | 'requestKeyHash'
  | 'confirmBy'
  | 'meetingBaseUrl';
export type NewAppointment = Required<Pick<AppointmentEntity, Inserted>> & {
  /** From the conflicts. */
  id: number;
  /** Null for the owner. */
  network: NetworkKeys | null;
  bookedBy: Actor;
};

/** What booking and moving appointments reads and writes in SQL. (!) What decides is read under `lockForBooking`. */
@Injectable()
export class AppointmentRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: SchedulingEnv,
  ) {}

  /**
   * Before the transaction: by what a lead is counted, the appointment that it has at the start already, and how fresh the
   * busy times are.
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

  /** All that decides a visitor's booking. */
  readConflicts(manager: EntityManager, startsAt: Date, visitor: VisitorKeys) {
    const now = this.clock.now();
    return queryRow(
      manager,
      conflictsSchema,
      sql`SELECT ${scheduleColumns(daySpan(easternDateOf(startsAt)), now)},
        ${bookedColumn(visitor.contactId, startsAt)}, ${upcomingColumn(visitor, now)},
        ${this.lastHourColumn(now)}, ${newIdColumn}`.prepared('booking-conflicts'),
    );
  }

  /** All that decides the owner's booking. */
  readOwnerConflicts(manager: EntityManager, contactId: number, startsAt: Date) {
    return queryRow(
      manager,
      ownerConflictsSchema,
      sql`SELECT ${bookedColumn(contactId, startsAt)}, ${overlapColumn(startsAt, null)}, ${newIdColumn}`,
    );
  }

  /** The appointment that one at this start would overlap. `ownId` is the one that is being moved. */
  async findOverlap(
    manager: EntityManager,
    startsAt: Date,
    ownId: string,
  ): Promise<OverlappingAppointment | null> {
    const query = sql`SELECT ${overlapColumn(startsAt, ownId)}`;
    return (await queryRow(manager, overlapColumnSchema, query)).overlap;
  }

  /** How often visitors moved an appointment since then. */
  async countVisitorMoves(manager: EntityManager, id: string, since: Date): Promise<number> {
    const { moves } = await queryRow(
      manager,
      z.object({ moves: z.int() }),
      sql`SELECT count(*)::integer AS moves FROM scheduling.events
        WHERE appointment_id = ${id} AND kind = 'call-moved' AND detail->>'by' = 'visitor' AND at > ${since}`,
    );
    return moves;
  }

  /** How many appointments visitors booked in the last hour, up to twice a surge, and whether the owner was told of a surge in the last day. */
  readSurge(manager: EntityManager) {
    const now = this.clock.now();
    return queryRow(
      manager,
      surgeSchema,
      sql`SELECT ${this.lastHourColumn(now)}, EXISTS (SELECT FROM scheduling.outbox
        WHERE name = 'booking-surge-notice' AND due_at > ${new Date(now.getTime() - 24 * hourMs)}) AS "isTold"`,
    );
  }

  /** Those of `appointmentIds` that the owner booked. */
  async findBookedByOwner(
    manager: EntityManager,
    appointmentIds: readonly string[],
  ): Promise<Set<string>> {
    if (appointmentIds.length === 0) return new Set();
    const rows = await queryRows(
      manager,
      z.object({ appointment_id: z.string() }),
      sql`SELECT appointment_id FROM scheduling.events
        WHERE appointment_id = ANY(${appointmentIds}::bigint[]) AND kind = 'call-booked' AND detail->>'by' = 'owner'`,
    );
    return new Set(rows.map(({ appointment_id }) => appointment_id));
  }

  /**
   * Adds an appointment with its event and its emails, which are `OutboxService.insertion`. One to be confirmed is booked, as
   * an event, once it is.
   */
  async insert(manager: EntityManager, appointment: NewAppointment, emails: Sql): Promise<void> {
    const { id, contactId, scheduledAt, duration, isInvited, botCheck, network } = appointment;
    const { requestKeyHash, confirmBy, meetingBaseUrl, bookedBy } = appointment;
    const now = this.clock.now();
    const detail = JSON.stringify({ scheduledAt: scheduledAt.toISOString(), by: bookedBy });
    await execute(
      manager,
      sql`WITH appointment AS (
        INSERT INTO scheduling.appointments (id, contact_id, scheduled_at, duration, is_invited, bot_check,
          network_key, network_56_key, network_48_key, request_key_hash, confirm_by, calendar_uid, meeting_room,
          meeting_base_url, created_at)
        VALUES (${id}, ${contactId}, ${scheduledAt}, ${duration}, ${isInvited}, ${botCheck}, ${network?.networkKey},
          ${network?.network56Key}, ${network?.network48Key}, ${requestKeyHash}, ${confirmBy}, ${randomUUID()},
          ${randomBytes(12).toString('base64url')}, ${meetingBaseUrl}, ${now})
        RETURNING id
      ), emails AS (${emails})
      INSERT INTO scheduling.events (appointment_id, at, kind, detail)
      SELECT id, ${now}::timestamptz, 'call-booked', ${detail}::jsonb
      FROM appointment WHERE ${confirmBy === null}::boolean`.prepared('insert-appointment'),
    );
  }

  /** Counted no further than a surge is judged by: one of thousands must not make each booking dearer. */
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

/** One that was released unconfirmed counts for a day, so that nobody holds times again and again. */
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
