import {
  type CreateAppointmentRequest,
  type CreateAppointmentResponse,
  maxUpcomingAppointmentsPerLead,
} from '@agency/contracts';
import {
  BotCheckService,
  Clock,
  type EmailRequest,
  ENV,
  networkKeys,
  OutboxService,
  requestKeyHash,
} from '@agency/platform';
import { Inject, Injectable } from '@nestjs/common';
import { FreshCalendarsService } from '../busy-calendars/fresh-calendars.service.js';
import type { SchedulingEnv } from '../env.js';
import {
  assertBelowLimits,
  assertBookable,
  leadNotFound,
  toBookingError,
  toLeadError,
  type UpcomingCounts,
} from '../schedule/bookability.js';
import { lockForBooking } from '../schedule/booking-locks.js';
import { toBookingResponse } from './appointment.mapper.js';
import { AppointmentRepository, type BookedAppointment } from './appointment.repository.js';
import { bookingEmails, type EmailedAppointment, emailAbout } from './appointment-emails.js';
import { BookingSurgeService, type SurgeVerdict } from './booking-surge.service.js';

export interface Visitor {
  /** The IP address of the request. */
  address: string;
  requestId: string;
}

/** Books the appointment that a visitor chose. */
@Injectable()
export class BookForVisitorService {
  private readonly limits: UpcomingCounts;

  constructor(
    private readonly appointments: AppointmentRepository,
    private readonly surge: BookingSurgeService,
    private readonly freshCalendars: FreshCalendarsService,
    private readonly botCheck: BotCheckService,
    private readonly outbox: OutboxService,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: SchedulingEnv,
  ) {
    this.limits = {
      contact: maxUpcomingAppointmentsPerLead,
      email: env.UPCOMING_CALLS_PER_EMAIL,
      phone: env.UPCOMING_CALLS_PER_PHONE,
      network: env.UPCOMING_CALLS_PER_NETWORK,
      network56: 2 * env.UPCOMING_CALLS_PER_NETWORK,
      network48: 4 * env.UPCOMING_CALLS_PER_NETWORK,
    };
  }

  /**
   * Throws 403 if a required proof is missing, 404 for an unknown lead, 409 if the time is taken, and 422 if a rule
   * forbids it or the visitor has too many upcoming appointments. If the lead has a scheduled appointment at this
   * start, it is returned without another proof, row or email, because the first answer may have been lost.
   */
  async book(
    { contactId, scheduledAt, duration, altcha, requestKey }: CreateAppointmentRequest,
    { address, requestId }: Visitor,
  ): Promise<CreateAppointmentResponse> {
    const startsAt = new Date(scheduledAt);
    const keyHash = requestKey === undefined ? null : requestKeyHash(requestKey);
    const context = await this.appointments.readBookingContext(contactId, startsAt);
    const { lead, booked } = context;
    if (booked) return this.repeat(booked, startsAt, keyHash);
    const botCheck = await this.botCheck.check({ proof: altcha });
    if (!lead) throw leadNotFound();
    const network = networkKeys(address, this.env.BOT_CHECK_SECRET);
    const visitor = { contactId, ...lead, ...network };
    // (!) Before the transaction, whose locks other bookings wait for.
    await this.freshCalendars.refresh(context);

    const booking = this.outbox.transaction(async (manager) => {
      await lockForBooking(manager, startsAt, visitor);
      const conflicts = await this.appointments.readConflicts(manager, startsAt, visitor);
      // The same request may have been committed while this one waited for the lock.
      if (conflicts.booked) return this.repeat(conflicts.booked, startsAt, keyHash);
      const now = this.clock.now();
      assertBookable(startsAt, conflicts, now);
      assertBelowLimits(conflicts.upcoming, this.limits);
      const verdict = await this.surge.assess(manager, conflicts.visitorsInLastHour);
      const isInvited = lead.emailKey !== null;
      const { newId: id } = conflicts;
      const appointment = { appointmentId: id, sequence: 0, scheduledAt: startsAt };
      const emails = this.outbox.insertion({
        requestId,
        emails: emailsFor(appointment, { ...verdict, isInvited, now }),
      });
      const booked = {
        id,
        contactId,
        scheduledAt: startsAt,
        duration,
        isInvited,
        botCheck,
        network,
        requestKeyHash: keyHash,
        confirmBy: verdict.confirmBy,
        meeting: conflicts.meeting,
        bookedBy: 'visitor',
      } as const;
      await this.appointments.insert(manager, booked, emails);
      return this.respond({ id, duration, confirmBy: verdict.confirmBy }, startsAt);
    });
    return booking.catch((error: unknown) => {
      throw toLeadError(toBookingError(error));
    });
  }

  /** Repeating a booking without its secret only reveals that it exists: emails contain the lead's id. */
  private repeat(
    booked: BookedAppointment,
    startsAt: Date,
    keyHash: string | null,
  ): CreateAppointmentResponse {
    if (keyHash !== null && keyHash === booked.requestKeyHash)
      return this.respond(booked, startsAt);
    return { id: booked.id, scheduledAt: startsAt.toISOString(), duration: booked.duration };
  }

  private respond(
    appointment: Omit<BookedAppointment, 'requestKeyHash'>,
    startsAt: Date,
  ): CreateAppointmentResponse {
    return toBookingResponse(appointment, startsAt, this.env.BOOKING_LINK_SECRET);
  }
}

function emailsFor(
  appointment: EmailedAppointment,
  {
    confirmBy,
    shouldNotifyOwner,
    isInvited,
    now,
  }: SurgeVerdict & { isInvited: boolean; now: Date },
): EmailRequest[] {
  const notices = shouldNotifyOwner ? (['booking-surge-notice'] as const) : [];
  return confirmBy
    ? (['booking-hold', ...notices] as const).map((name) => emailAbout(appointment, name))
    : bookingEmails(appointment, now, { isInvited, notices: ['booking-notice', ...notices] });
}
