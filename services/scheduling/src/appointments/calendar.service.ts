import {
  type AppointmentStatus,
  easternDateOf,
  easternTimeOf,
  findOwnerTimeProblem,
  findUnavailableReason,
  formatTimeOfDay,
  ownerTimeMessages,
  unavailableReasonMessages,
} from '@agency/contracts';
import {
  Clock,
  rawPart,
  runStatement,
  sharedViews,
  statement,
  type Transaction,
} from '@agency/platform';
import { ConflictException, Injectable, UnprocessableEntityException } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CalendarTerms } from '../booking-rules/calendar-terms.js';
import { busyTimesLock } from '../busy-calendars/busy-times-lock.js';
import { type AppointmentTime, endOf, endOfDay, type HeldTimes, startOfDay } from './held-times.js';
import { UnbookableTimeException } from './unbookable-time.exception.js';
import type { Booker } from './upcoming-appointments.service.js';

interface LockKeys {
  email: string | null;
  phone: string | null;
  network: string | null;
  day: string;
  lastDay: string;
}

/** The first number is the lock's class. No lock is taken for null. */
const takeLocks = statement<LockKeys>('lock-booking')`
  SELECT ${rawPart(busyTimesLock.shared)},
    pg_advisory_xact_lock(3, hashtext(${'email'})),
    pg_advisory_xact_lock(4, hashtext(${'phone'})),
    pg_advisory_xact_lock(5, hashtext(${'network'})),
    pg_advisory_xact_lock(1, hashtext(${'day'})),
    pg_advisory_xact_lock(1, hashtext(${'lastDay'}))`;

interface AppointmentTimeRow {
  id: string;
  contact_id: string;
  status: AppointmentStatus;
  scheduled_at: Date;
  duration: number;
}

const findOverlap = statement<
  { startsAt: Date; endsAt: Date; ownId: string | null },
  { name: string | null; scheduled_at: Date }
>('overlapping-call')`
  SELECT card.name, call.scheduled_at FROM scheduling.appointments call
  LEFT JOIN ${rawPart(sharedViews.contactCard.name)} card ON card.id = call.contact_id
  WHERE call.status <> 'cancelled' AND call.id IS DISTINCT FROM ${'ownId'}
    AND call.scheduled_at < ${'endsAt'} AND call.scheduled_at > ${'startsAt'}::timestamptz - interval '1 day'
    AND call.scheduled_at + call.duration * interval '1 minute' > ${'startsAt'}
  ORDER BY call.scheduled_at LIMIT 1`;

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
  async lock(transaction: Transaction, startsAt: Date, booker?: Booker): Promise<void> {
    await runStatement(transaction, takeLocks, {
      email: booker ? (booker.emailKey ?? `contact:${booker.contactId}`) : null,
      phone: booker ? (booker.phoneKey ?? `contact:${booker.contactId}`) : null,
      // The widest: it covers the networks inside it.
      network: booker?.network48Key ?? booker?.networkKey ?? null,
      day: easternDateOf(startsAt),
      lastDay: easternDateOf(endOf(startsAt)),
    });
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
    transaction: Transaction,
    startsAt: Date,
    ownId: string | null = null,
  ): Promise<void> {
    const problem = findOwnerTimeProblem(startsAt, this.clock.now());
    if (problem) throw new UnprocessableEntityException(ownerTimeMessages[problem]);
    const [overlapped] = await runStatement(transaction, findOverlap, {
      startsAt,
      endsAt: endOf(startsAt),
      ownId,
    });
    if (!overlapped) return;
    const time = formatTimeOfDay(easternTimeOf(overlapped.scheduled_at));
    const whom = overlapped.name ?? 'a lead that was erased';
    throw new ConflictException(`This overlaps the call with ${whom} at ${time}.`);
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

function toAppointmentTime(row: AppointmentTimeRow): AppointmentTime {
  return {
    appointmentId: row.id,
    contactId: Number(row.contact_id),
    status: row.status,
    scheduledAt: row.scheduled_at.toISOString(),
    duration: row.duration,
  };
}
