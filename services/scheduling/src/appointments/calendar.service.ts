import {
  type AppointmentStatus,
  addDays,
  easternDateOf,
  easternInstant,
  findUnavailableReason,
  unavailableReasonMessages,
} from '@agency/contracts';
import { Clock } from '@agency/platform';
import { ConflictException, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CalendarTerms } from './calendar-terms.js';
import { UnbookableTimeException } from './unbookable-time.exception.js';
import type { Booker } from './upcoming-appointments.service.js';

/** The classes of this service's advisory locks. */
const locks = { day: 1, email: 3, phone: 4, network: 5 } as const;

/** The time that an appointment takes. */
export interface AppointmentTime {
  appointmentId: string;
  contactId: number;
  status: AppointmentStatus;
  /** ISO 8601 UTC. */
  scheduledAt: string;
  /** Minutes. */
  duration: number;
}

interface AppointmentTimeRow {
  id: string;
  contact_id: string;
  status: AppointmentStatus;
  scheduled_at: Date;
  duration: number;
}

/** Decides whether a start can be booked, by the slot rule and the stored appointments. */
@Injectable()
export class CalendarService {
  constructor(private readonly clock: Clock) {}

  /**
   * Serializes bookings of a day and of a visitor. Without these locks, concurrent inserts wait for each other in the
   * exclusion constraint and deadlock. Locks are taken in one order, at most one of each class, so that two bookings never
   * wait for each other; the day comes last, because most bookings wait for it. The email lock covers the lead.
   */
  async lock(manager: EntityManager, startsAt: Date, booker?: Booker): Promise<void> {
    const keys: [number, string][] = booker
      ? [
          [locks.email, booker.emailKey ?? `contact:${booker.contactId}`],
          [locks.phone, booker.phoneKey ?? `contact:${booker.contactId}`],
          [locks.network, booker.networkKey],
        ]
      : [];
    keys.push([locks.day, easternDateOf(startsAt)]);
    const calls = keys.map(
      (_, index) => `pg_advisory_xact_lock($${2 * index + 1}, hashtext($${2 * index + 2}))`,
    );
    await manager.query(`SELECT ${calls}`, keys.flat());
  }

  /** Throws 409 if the start is taken, and 422 if a rule forbids it. */
  assertBookable(startsAt: Date, terms: CalendarTerms, held: readonly AppointmentTime[]): void {
    const refusal = findUnavailableReason(startsAt, {
      ...terms,
      taken: held,
      now: this.clock.now(),
    });
    if (refusal === 'taken') throw new ConflictException(unavailableReasonMessages.taken);
    if (refusal) throw new UnbookableTimeException(refusal);
  }

  /** The taken times from the first instant's Eastern day to the last one's, both days included. */
  async findTakenTimes(
    manager: EntityManager,
    first: Date,
    last: Date,
  ): Promise<AppointmentTime[]> {
    const rows: AppointmentTimeRow[] = await manager.query(
      `SELECT id, contact_id, status, scheduled_at, duration FROM scheduling.appointments
       WHERE status <> 'cancelled' AND scheduled_at >= $1 AND scheduled_at < $2`,
      [startOfDay(first), endOfDay(last)],
    );
    return rows.map(toAppointmentTime);
  }
}

const startOfDay = (instant: Date) => easternInstant(easternDateOf(instant), '00:00');
const endOfDay = (instant: Date) => easternInstant(addDays(easternDateOf(instant), 1), '00:00');

function toAppointmentTime(row: AppointmentTimeRow): AppointmentTime {
  return {
    appointmentId: row.id,
    contactId: Number(row.contact_id),
    status: row.status,
    scheduledAt: row.scheduled_at.toISOString(),
    duration: row.duration,
  };
}
