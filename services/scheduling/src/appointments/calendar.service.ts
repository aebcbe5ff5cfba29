import {
  type AppointmentStatus,
  addDays,
  easternDateOf,
  easternInstant,
  judgeStart,
  slotRefusalMessages,
} from '@agency/contracts';
import { Clock } from '@agency/platform';
import { ConflictException, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CalendarTerms } from './calendar-terms.js';
import { ImpossibleStart } from './impossible-start.js';

/** The classes of this service's advisory locks. */
const locks = { day: 1, contact: 2 } as const;

/** A call that holds its place in the calendar. */
export interface HeldTime {
  appointmentId: string;
  contactId: number;
  status: AppointmentStatus;
  /** ISO 8601 UTC. */
  scheduledAt: string;
  /** Minutes. */
  duration: number;
}

interface HeldRow {
  id: string;
  contact_id: string;
  status: AppointmentStatus;
  scheduled_at: Date;
  duration: number;
}

const heldTimes = `SELECT id, contact_id, status, scheduled_at, duration FROM scheduling.appointments
  WHERE status <> 'cancelled'`;

/** Decides whether a start may be booked, with the rule the browser shows and the data only the server has. */
@Injectable()
export class CalendarService {
  constructor(private readonly clock: Clock) {}

  /**
   * Lets one booking at a time look at a day and at a contact's calls. Without it, concurrent inserts
   * meet in the exclusion constraint, wait for each other and end as deadlocks. The day is always
   * locked before the contact, so two bookings never hold what the other one waits for.
   */
  async lock(manager: EntityManager, startsAt: Date, contactId: number): Promise<void> {
    await manager.query(
      'SELECT pg_advisory_xact_lock($1, hashtext($2)), pg_advisory_xact_lock($3, hashtext($4))',
      [locks.day, easternDateOf(startsAt), locks.contact, String(contactId)],
    );
  }

  /** Throws 409 when the start is taken by one of the calls that are held, and 422 when a rule refuses it. */
  claim(startsAt: Date, terms: CalendarTerms, held: readonly HeldTime[]): void {
    const refusal = judgeStart(startsAt, { ...terms, taken: held, now: this.clock.now() });
    if (refusal === 'taken') throw new ConflictException(slotRefusalMessages.taken);
    if (refusal) throw new ImpossibleStart(refusal);
  }

  /** The calls from the first moment's day to the last one's, both days whole. */
  async heldOnDays(manager: EntityManager, first: Date, last: Date): Promise<HeldTime[]> {
    const rows: HeldRow[] = await manager.query(
      `${heldTimes} AND scheduled_at >= $1 AND scheduled_at < $2`,
      [startOfDay(first), endOfDay(last)],
    );
    return rows.map(toHeldTime);
  }

  /** The calls of the start's day, and those that the contact has ahead on any day. */
  async heldAround(manager: EntityManager, startsAt: Date, contactId: number): Promise<HeldTime[]> {
    const rows: HeldRow[] = await manager.query(
      `${heldTimes} AND (scheduled_at >= $1 AND scheduled_at < $2
         OR contact_id = $3 AND status = 'scheduled' AND scheduled_at > $4)`,
      [startOfDay(startsAt), endOfDay(startsAt), contactId, this.clock.now()],
    );
    return rows.map(toHeldTime);
  }
}

const startOfDay = (instant: Date) => easternInstant(easternDateOf(instant), '00:00');
const endOfDay = (instant: Date) => easternInstant(addDays(easternDateOf(instant), 1), '00:00');

function toHeldTime(row: HeldRow): HeldTime {
  return {
    appointmentId: row.id,
    contactId: Number(row.contact_id),
    status: row.status,
    scheduledAt: row.scheduled_at.toISOString(),
    duration: row.duration,
  };
}
