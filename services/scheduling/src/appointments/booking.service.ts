import { randomBytes, randomUUID } from 'node:crypto';
import {
  type CreateAppointmentRequest,
  type CreateAppointmentResponse,
  ownerInvitationDelaySeconds,
  unavailableReasonMessages,
} from '@agency/contracts';
import {
  BotCheckService,
  Clock,
  type EmailRequest,
  ENV,
  isExclusionViolation,
  isForeignKeyViolation,
  networkKey,
  OutboxService,
  outboxSubject,
  signBookingLink,
} from '@agency/platform';
import {
  ConflictException,
  Inject,
  Injectable,
  NotFoundException,
  UnprocessableEntityException,
} from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { readCalendarTerms } from '../booking-rules/calendar-terms.js';
import { FreshCalendarsService } from '../calendars/fresh-calendars.service.js';
import type { SchedulingEnv } from '../env.js';
import { AppointmentEntity } from './appointment.entity.js';
import { bookingNoticeEmail, invitationEmails, ownChangeEmail } from './appointment-emails.js';
import { CalendarService } from './calendar.service.js';
import { recordEvents } from './events/record-events.js';
import { type Booker, UpcomingAppointmentsService } from './upcoming-appointments.service.js';

const leadNotFoundMessage =
  'We could not find your contact information. Please fill out the form again.';
const noAddressMessage = 'This lead has no email address to send an invitation to.';

export interface Caller {
  /** The IP address the request came from. */
  address: string;
  /** The owner needs no bot check, has no limits, and is not bound by her hours and rules (docs/decisions/057). */
  isOwner: boolean;
  requestId: string;
}

interface NewAppointment {
  id: number;
  startsAt: Date;
  isInvited: boolean;
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
    private readonly freshCalendars: FreshCalendarsService,
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
    { contactId, scheduledAt, duration, altcha, sendInvitation = true }: CreateAppointmentRequest,
    { address, isOwner, requestId }: Caller,
  ): Promise<CreateAppointmentResponse> {
    const startsAt = new Date(scheduledAt);
    const { contact, booked, ...terms } = await readCalendarTerms(
      this.dataSource,
      this.clock.now(),
      contactId,
      startsAt,
    );
    if (booked) return this.answer(booked.id, startsAt, booked.duration);
    const botCheck = isOwner ? null : await this.botCheck.check({ proof: altcha });
    if (!contact) throw new NotFoundException(leadNotFoundMessage);
    const hasAddress = contact.emailKey !== null;
    if (isOwner && sendInvitation && !hasAddress)
      throw new UnprocessableEntityException(noAddressMessage);
    const isInvited = hasAddress && (sendInvitation || !isOwner);
    const booker: Booker | undefined = isOwner
      ? undefined
      : { contactId, ...contact, networkKey: networkKey(address, this.env.BOT_CHECK_SECRET) };
    // (!) Before the transaction, whose locks other bookings wait for.
    if (booker) await this.freshCalendars.refresh();
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
        if (booker) {
          const busy = await this.calendar.findBusyTimes(manager, startsAt);
          this.calendar.assertBookable(startsAt, terms, { taken: held, busy });
          await this.upcomingAppointments.assertBelowLimits(manager, booker);
        } else {
          await this.calendar.assertBookableByOwner(manager, startsAt);
        }
        const id = await this.insert(manager, {
          contactId,
          scheduledAt: startsAt,
          duration,
          isInvited,
          botCheck,
          networkKey: booker?.networkKey ?? null,
        });
        await this.report(manager, { id, startsAt, isInvited, isOwner, requestId });
        return this.answer(id, startsAt, duration);
      });
    } catch (error) {
      if (isForeignKeyViolation(error)) throw new NotFoundException(leadNotFoundMessage);
      if (isExclusionViolation(error)) throw new ConflictException(unavailableReasonMessages.taken);
      throw error;
    }
  }

  /** Writes the new appointment's emails and its event. */
  private async report(
    manager: EntityManager,
    { id, startsAt, isInvited, isOwner, requestId }: NewAppointment,
  ): Promise<void> {
    const now = this.clock.now();
    const call = { appointmentId: id, sequence: 0, scheduledAt: startsAt };
    const dueAt = isOwner
      ? new Date(now.getTime() + ownerInvitationDelaySeconds * 1_000)
      : undefined;
    const [invitation, ...reminders] = isInvited ? invitationEmails(call, now, dueAt) : [];
    const emails: EmailRequest[] = [
      ...(invitation ? [invitation] : []),
      isOwner ? ownChangeEmail(call, dueAt) : bookingNoticeEmail(call),
      ...reminders,
    ];
    await this.outbox.enqueue(manager, {
      subject: outboxSubject.appointment(id),
      requestId,
      emails,
    });
    const by = isOwner ? 'owner' : 'visitor';
    await recordEvents(manager, {
      appointmentId: String(id),
      at: now,
      events: [{ kind: 'call-booked', scheduledAt: startsAt.toISOString(), by }],
    });
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
      'contactId' | 'scheduledAt' | 'duration' | 'isInvited' | 'botCheck' | 'networkKey'
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
