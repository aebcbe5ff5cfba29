import {
  addDays,
  callMinutes,
  easternDateOf,
  easternInstant,
  judgeStart,
  slotRefusalMessages,
} from '@agency/contracts';
import { Clock } from '@agency/platform';
import { ConflictException, Injectable } from '@nestjs/common';
import { type EntityManager, Not } from 'typeorm';
import { AppointmentEntity } from './appointment.entity.js';
import type { CalendarTerms } from './calendar-terms.js';
import { ImpossibleStart } from './impossible-start.js';

/** The classes of this service's advisory locks. */
const locks = { day: 1, contact: 2 } as const;

/** A call that holds its place in the calendar. */
export interface HeldTime {
  appointmentId: string;
  /** ISO 8601 UTC. */
  scheduledAt: string;
  /** Minutes. */
  duration: number;
}

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

  /**
   * Throws 409 when the start is taken and 422 when a rule refuses it. `moving` names the appointment
   * that would leave its own place. Returns the end of the time the call blocks.
   */
  async claim(
    manager: EntityManager,
    startsAt: Date,
    terms: CalendarTerms,
    moving?: string,
  ): Promise<Date> {
    const held = await this.heldOnDays(manager, startsAt, startsAt);
    const taken = held.filter(({ appointmentId }) => appointmentId !== moving);
    const refusal = judgeStart(startsAt, { ...terms, taken, now: this.clock.now() });
    if (refusal === 'taken') throw new ConflictException(slotRefusalMessages.taken);
    if (refusal) throw new ImpossibleStart(refusal);
    return new Date(startsAt.getTime() + (callMinutes + terms.rules.bufferMinutes) * 60_000);
  }

  /** The calls from the first moment's day to the last one's, both days whole. */
  async heldOnDays(manager: EntityManager, first: Date, last: Date): Promise<HeldTime[]> {
    const calls = await manager
      .createQueryBuilder(AppointmentEntity, 'appointment')
      .select(['appointment.id', 'appointment.scheduledAt', 'appointment.duration'])
      .where({ status: Not('cancelled') })
      .andWhere('appointment.scheduledAt >= :from AND appointment.scheduledAt < :to', {
        from: easternInstant(easternDateOf(first), '00:00'),
        to: easternInstant(addDays(easternDateOf(last), 1), '00:00'),
      })
      .getMany();
    return calls.map(({ id, scheduledAt, duration }) => ({
      appointmentId: id,
      scheduledAt: scheduledAt.toISOString(),
      duration,
    }));
  }
}
