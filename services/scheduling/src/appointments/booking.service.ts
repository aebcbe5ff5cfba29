import { randomBytes, randomUUID } from 'node:crypto';
import {
  type CreateAppointmentRequest,
  type CreateAppointmentResponse,
  slotRefusalMessages,
  upcomingCallsPerContact,
} from '@agency/contracts';
import { Clock, isExclusionViolation, isForeignKeyViolation, Outbox } from '@agency/platform';
import {
  ConflictException,
  Injectable,
  NotFoundException,
  UnprocessableEntityException,
} from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { recordEvents } from '../events/record-events.js';
import { AppointmentEntity } from './appointment.entity.js';
import { mailsOfBooking } from './appointment-mails.js';
import { CalendarService, type HeldTime } from './calendar.service.js';
import { readCalendarTerms } from './calendar-terms.js';
import { isAhead } from './outside-hours.js';

const unknownContact =
  'We could not find your contact information. Please fill out the form again.';
const tooManyCalls = `You already have ${upcomingCallsPerContact} calls ahead. Please email us to change one of them.`;

/** A visitor books a call. */
@Injectable()
export class BookingService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly calendar: CalendarService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async book(
    { contactId, scheduledAt, duration }: CreateAppointmentRequest,
    requestId: string,
  ): Promise<CreateAppointmentResponse> {
    const { knowsContact, ...terms } = await readCalendarTerms(this.dataSource, contactId);
    if (!knowsContact) throw new NotFoundException(unknownContact);
    const startsAt = new Date(scheduledAt);
    const now = this.clock.now();
    try {
      const id = await this.outbox.transaction(async (manager) => {
        await this.calendar.lock(manager, startsAt, contactId);
        const held = await this.calendar.heldAround(manager, startsAt, contactId);
        this.calendar.claim(startsAt, terms, held);
        this.refuseTooMany(held, contactId);
        const appointmentId = await this.insert(manager, {
          contactId,
          scheduledAt: startsAt,
          duration,
        });
        await this.outbox.enqueue(manager, {
          subject: `appointment:${appointmentId}`,
          requestId,
          mails: mailsOfBooking({ appointmentId, sequence: 0, scheduledAt: startsAt }, now),
        });
        await recordEvents(manager, {
          appointmentId: String(appointmentId),
          at: now,
          events: [{ kind: 'call-booked', scheduledAt: startsAt.toISOString(), by: 'visitor' }],
        });
        return appointmentId;
      });
      return { id, scheduledAt: startsAt.toISOString(), duration };
    } catch (error) {
      if (isForeignKeyViolation(error)) throw new NotFoundException(unknownContact);
      if (isExclusionViolation(error)) throw new ConflictException(slotRefusalMessages.taken);
      throw error;
    }
  }

  private refuseTooMany(held: readonly HeldTime[], contactId: number): void {
    const now = this.clock.now();
    const upcoming = held.filter(
      (call) =>
        call.contactId === contactId &&
        isAhead({ status: call.status, scheduledAt: new Date(call.scheduledAt) }, now),
    );
    if (upcoming.length >= upcomingCallsPerContact) {
      throw new UnprocessableEntityException(tooManyCalls);
    }
  }

  private async insert(
    manager: EntityManager,
    call: Pick<AppointmentEntity, 'contactId' | 'scheduledAt' | 'duration'>,
  ): Promise<number> {
    const inserted = await manager
      .createQueryBuilder()
      .insert()
      .into(AppointmentEntity)
      .values({
        ...call,
        calendarUid: randomUUID(),
        meetingRoom: randomBytes(12).toString('base64url'),
        createdAt: this.clock.now(),
      })
      .returning(['id'])
      .updateEntity(false)
      .execute();
    const [row]: { id: string }[] = inserted.raw;
    return Number(row?.id);
  }
}
