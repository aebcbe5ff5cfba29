import {
  type AppointmentStatus,
  addDays,
  appointmentMinutes,
  easternDateOf,
  easternInstant,
  easternTimeOf,
  findOwnerTimeProblem,
  findUnavailableReason,
  formatTimeOfDay,
  type Interval,
  ownerTimeMessages,
  unavailableReasonMessages,
} from '@agency/contracts';
import { Clock, sharedViews } from '@agency/platform';
import { ConflictException, Injectable, UnprocessableEntityException } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CalendarTerms } from '../booking-rules/calendar-terms.js';
import { busyTimesLock } from '../calendars/busy-times-lock.js';
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

/** What holds times beside hours and rules. */
interface HeldTimes {
  taken: readonly AppointmentTime[];
  busy: readonly Interval[];
}

/** Decides whether a start can be booked, by the slot rule and the stored appointments. */
@Injectable()
export class CalendarService {
  constructor(private readonly clock: Clock) {}

  /**
   * Serializes bookings of a day and of a visitor. Without these locks, concurrent inserts wait for each other in the
   * exclusion constraint and deadlock. Locks are taken in one order, at most one of each class, so that two bookings never
   * wait for each other; the day comes last, because most bookings wait for it. The email lock covers the lead. A call of
   * the owner's that ends after midnight locks two days, the earlier one first. Bookings share the lock of the busy times, so that
   * none is decided by busy times that are being replaced.
   */
  async lock(manager: EntityManager, startsAt: Date, booker?: Booker): Promise<void> {
    const keys: [number, string | null][] = booker
      ? [
          [locks.email, booker.emailKey ?? `contact:${booker.contactId}`],
          [locks.phone, booker.phoneKey ?? `contact:${booker.contactId}`],
          [locks.network, booker.networkKey],
        ]
      : [];
    const days = new Set([easternDateOf(startsAt), easternDateOf(endOf(startsAt))]);
    for (const day of days) keys.push([locks.day, day]);
    const calls = keys.map(
      (_, index) => `pg_advisory_xact_lock($${2 * index + 1}, hashtext($${2 * index + 2}))`,
    );
    await manager.query(`SELECT ${[busyTimesLock.shared, ...calls]}`, keys.flat());
  }

  /** Throws 409 if the start or its day is taken, and 422 if a rule forbids it to visitors. */
  assertBookable(startsAt: Date, terms: CalendarTerms, { taken, busy }: HeldTimes): void {
    const refusal = findUnavailableReason(startsAt, {
      ...terms,
      taken,
      busy,
      now: this.clock.now(),
    });
    if (refusal === 'taken' || refusal === 'busy' || refusal === 'day-full') {
      throw new ConflictException(unavailableReasonMessages[refusal]);
    }
    if (refusal) throw new UnbookableTimeException(refusal);
  }

  /**
   * For the owner only whole minutes, the future and other calls count (docs/decisions/057). Throws 422, or 409 with the
   * call that it overlaps. `ownId` is the call that is being moved.
   */
  async assertBookableByOwner(
    manager: EntityManager,
    startsAt: Date,
    ownId: string | null = null,
  ): Promise<void> {
    const problem = findOwnerTimeProblem(startsAt, this.clock.now());
    if (problem) throw new UnprocessableEntityException(ownerTimeMessages[problem]);
    const [overlapped]: { name: string | null; scheduled_at: Date }[] = await manager.query(
      `SELECT card.name, call.scheduled_at FROM scheduling.appointments call
       LEFT JOIN ${sharedViews.contactCard.name} card ON card.id = call.contact_id
       WHERE call.status <> 'cancelled' AND call.id IS DISTINCT FROM $3
         AND call.scheduled_at < $2 AND call.scheduled_at > $1::timestamptz - interval '1 day'
         AND call.scheduled_at + call.duration * interval '1 minute' > $1
       ORDER BY call.scheduled_at LIMIT 1`,
      [startsAt, endOf(startsAt), ownId],
    );
    if (!overlapped) return;
    const time = formatTimeOfDay(easternTimeOf(overlapped.scheduled_at));
    const whom = overlapped.name ?? 'a lead that was erased';
    throw new ConflictException(`This overlaps the call with ${whom} at ${time}.`);
  }

  /** The times around a call at this start at which the owner's other calendars are busy. */
  async findBusyTimes(manager: EntityManager, startsAt: Date): Promise<Interval[]> {
    const rows: { starts_at: Date; ends_at: Date }[] = await manager.query(
      'SELECT starts_at, ends_at FROM scheduling.busy_times WHERE ends_at > $1 AND starts_at < $2',
      [startsAt, endOf(startsAt)],
    );
    return rows.map((row) => ({
      startsAt: row.starts_at.toISOString(),
      endsAt: row.ends_at.toISOString(),
    }));
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

const endOf = (startsAt: Date) => new Date(startsAt.getTime() + appointmentMinutes * 60_000);
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
