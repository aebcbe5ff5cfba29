import { randomBytes, randomUUID } from 'node:crypto';
import {
  type CreateAppointmentRequest,
  type CreateAppointmentResponse,
  unavailableReasonMessages,
} from '@agency/contracts';
import {
  BotCheckService,
  Clock,
  ENV,
  isExclusionViolation,
  isForeignKeyViolation,
  networkKey,
  OutboxService,
  outboxSubject,
  signBookingLink,
} from '@agency/platform';
import { ConflictException, Inject, Injectable, NotFoundException } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { SchedulingEnv } from '../env.js';
import { AppointmentEntity } from './appointment.entity.js';
import { bookingEmails } from './appointment-emails.js';
import { CalendarService } from './calendar.service.js';
import { readCalendarTerms, termsForActor } from './calendar-terms.js';
import { recordEvents } from './events/record-events.js';
import { type Booker, UpcomingAppointmentsService } from './upcoming-appointments.service.js';

const leadNotFoundMessage =
  'We could not find your contact information. Please fill out the form again.';

export interface Caller {
  /** The IP address the request came from. */
  address: string;
  /** The owner needs no bot check and has no limits. */
  isOwner: boolean;
  requestId: string;
}

/** Books appointments for visitors and the owner. */
@Injectable()
export class BookingService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly calendar: CalendarService,
    private readonly upcomingAppointments: UpcomingAppointmentsService,
    private readonly botCheck: BotCheckService,
    private readonly outbox: OutboxService,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: SchedulingEnv,
  ) {}

  /**
   * Throws 403 when a proof is required and missing, 404 for an unknown contact, 409 when the time is taken, and 422
   * when a rule forbids it or the visitor has too many upcoming appointments. A contact's scheduled call at this start is
   * the same call: it is returned, without another proof, row or email, because the first answer may have been lost.
   */
  async book(
    { contactId, scheduledAt, duration, altcha }: CreateAppointmentRequest,
    { address, isOwner, requestId }: Caller,
  ): Promise<CreateAppointmentResponse> {
    const startsAt = new Date(scheduledAt);
    const { contact, booked, ...stored } = await readCalendarTerms(
      this.dataSource,
      contactId,
      startsAt,
    );
    if (booked) return this.answer(booked.id, startsAt, booked.duration);
    const botCheck = isOwner ? null : await this.botCheck.check({ proof: altcha });
    if (!contact) throw new NotFoundException(leadNotFoundMessage);
    const by = isOwner ? 'owner' : 'visitor';
    const terms = termsForActor(by, stored);
    const booker: Booker | undefined = isOwner
      ? undefined
      : { contactId, ...contact, networkKey: networkKey(address, this.env.BOT_CHECK_SECRET) };
    const now = this.clock.now();
    try {
      return await this.outbox.transaction(async (manager) => {
        await this.calendar.lock(manager, startsAt, booker);
        const held = await this.calendar.findTakenTimes(manager, startsAt, startsAt);
        // The same request may have been committed while this one waited for the lock.
        const own = held.find(
          (call) =>
            call.contactId === contactId &&
            call.status === 'scheduled' &&
            call.scheduledAt === startsAt.toISOString(),
        );
        if (own) return this.answer(Number(own.appointmentId), startsAt, own.duration);
        this.calendar.assertBookable(startsAt, terms, held);
        if (booker) await this.upcomingAppointments.assertBelowLimits(manager, booker);
        const appointmentId = await this.insert(manager, {
          contactId,
          scheduledAt: startsAt,
          duration,
          botCheck,
          networkKey: booker?.networkKey ?? null,
        });
        await this.outbox.enqueue(manager, {
          subject: outboxSubject.appointment(appointmentId),
          requestId,
          emails: bookingEmails({ appointmentId, sequence: 0, scheduledAt: startsAt }, now),
        });
        await recordEvents(manager, {
          appointmentId: String(appointmentId),
          at: now,
          events: [{ kind: 'call-booked', scheduledAt: startsAt.toISOString(), by }],
        });
        return this.answer(appointmentId, startsAt, duration);
      });
    } catch (error) {
      if (isForeignKeyViolation(error)) throw new NotFoundException(leadNotFoundMessage);
      if (isExclusionViolation(error)) throw new ConflictException(unavailableReasonMessages.taken);
      throw error;
    }
  }

  private answer(id: number, startsAt: Date, duration: number): CreateAppointmentResponse {
    return {
      id,
      scheduledAt: startsAt.toISOString(),
      duration,
      bookingToken: signBookingLink(id, this.env.BOOKING_LINK_SECRET),
    };
  }

  private async insert(
    manager: EntityManager,
    call: Pick<
      AppointmentEntity,
      'contactId' | 'scheduledAt' | 'duration' | 'botCheck' | 'networkKey'
    >,
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
