import {
  addDays,
  callMinutes,
  easternDateOf,
  easternInstant,
  judgeStart,
  type SlotRuleInput,
  slotRefusalMessages,
  type TakenTime,
} from '@agency/contracts';
import { Clock } from '@agency/platform';
import { ConflictException, Injectable, UnprocessableEntityException } from '@nestjs/common';
import { type EntityManager, Not } from 'typeorm';
import { AvailabilityService } from '../availability/availability.service.js';
import { BookingRulesService } from '../booking-rules/booking-rules.service.js';
import { AppointmentEntity } from './appointment.entity.js';

/** The classes of this service's advisory locks. */
const locks = { day: 1, contact: 2 } as const;

export type CalendarTerms = Pick<SlotRuleInput, 'availability' | 'rules'>;

/** Decides whether a start may be booked, with the rule the browser shows and the data only the server has. */
@Injectable()
export class CalendarService {
  constructor(
    private readonly availability: AvailabilityService,
    private readonly rules: BookingRulesService,
    private readonly clock: Clock,
  ) {}

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

  /** The owner's hours and rules. Read before a transaction begins: inside it a second connection could be one too many. */
  async terms(): Promise<CalendarTerms> {
    const [availability, rules] = await Promise.all([this.availability.list(), this.rules.get()]);
    return { availability, rules };
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
    const taken = await this.takenOnDayOf(manager, startsAt, moving);
    const refusal = judgeStart(startsAt, { ...terms, taken, now: this.clock.now() });
    if (refusal === 'taken') throw new ConflictException(slotRefusalMessages.taken);
    if (refusal) throw new UnprocessableEntityException(slotRefusalMessages[refusal]);
    return new Date(startsAt.getTime() + (callMinutes + terms.rules.bufferMinutes) * 60_000);
  }

  private async takenOnDayOf(
    manager: EntityManager,
    startsAt: Date,
    moving: string | undefined,
  ): Promise<TakenTime[]> {
    const day = easternDateOf(startsAt);
    const calls = manager
      .createQueryBuilder(AppointmentEntity, 'appointment')
      .select(['appointment.id', 'appointment.scheduledAt', 'appointment.duration'])
      .where({ status: Not('cancelled') })
      .andWhere('appointment.scheduledAt >= :from AND appointment.scheduledAt < :to', {
        from: easternInstant(day, '00:00'),
        to: easternInstant(addDays(day, 1), '00:00'),
      });
    if (moving !== undefined) calls.andWhere({ id: Not(moving) });
    return (await calls.getMany()).map(({ scheduledAt, duration }) => ({
      scheduledAt: scheduledAt.toISOString(),
      duration,
    }));
  }
}
