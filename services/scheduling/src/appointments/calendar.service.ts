import {
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

/** A call that holds its place in the calendar. */
export interface AppointmentTime {
  appointmentId: string;
  /** ISO 8601 UTC. */
  scheduledAt: string;
  /** Minutes. */
  duration: number;
}

interface AppointmentTimeRow {
  id: string;
  scheduled_at: Date;
  duration: number;
}

/** Decides whether a start may be booked, with the rule the browser shows and the data only the server has. */
@Injectable()
export class CalendarService {
  constructor(private readonly clock: Clock) {}

  /**
   * Lets one booking at a time look at a day, and at the calls of whoever books. Without it, concurrent inserts
   * meet in the exclusion constraint, wait for each other and end as deadlocks. The locks are always taken in this
   * order, one of each class at most, so two bookings never hold what the other one waits for; the day comes last,
   * because others wait for it. A contact's email address stands for the contact, too.
   */
  async lock(manager: EntityManager, startsAt: Date, booker?: Booker): Promise<void> {
    const keys: [number, string][] = booker
      ? [
          [locks.email, booker.emailKey],
          [locks.phone, booker.phoneKey],
          [locks.network, booker.networkKey],
        ]
      : [];
    keys.push([locks.day, easternDateOf(startsAt)]);
    const calls = keys.map(
      (_, index) => `pg_advisory_xact_lock($${2 * index + 1}, hashtext($${2 * index + 2}))`,
    );
    await manager.query(`SELECT ${calls}`, keys.flat());
  }

  /** Throws 409 when the start is taken by one of the calls that are held, and 422 when a rule refuses it. */
  assertBookable(startsAt: Date, terms: CalendarTerms, held: readonly AppointmentTime[]): void {
    const refusal = findUnavailableReason(startsAt, {
      ...terms,
      taken: held,
      now: this.clock.now(),
    });
    if (refusal === 'taken') throw new ConflictException(unavailableReasonMessages.taken);
    if (refusal) throw new UnbookableTimeException(refusal);
  }

  /** The calls from the first moment's day to the last one's, both days whole. */
  async findTakenTimes(
    manager: EntityManager,
    first: Date,
    last: Date,
  ): Promise<AppointmentTime[]> {
    const rows: AppointmentTimeRow[] = await manager.query(
      `SELECT id, scheduled_at, duration FROM scheduling.appointments
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
    scheduledAt: row.scheduled_at.toISOString(),
    duration: row.duration,
  };
}
