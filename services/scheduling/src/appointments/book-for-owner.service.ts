import {
  type CreateAppointmentRequest,
  type CreateAppointmentResponse,
  ownerInvitationDelaySeconds,
} from '@agency/contracts';
import { Clock, ENV, OutboxService, requestKeyHash } from '@agency/platform';
import { Inject, Injectable, UnprocessableEntityException } from '@nestjs/common';
import type { SchedulingEnv } from '../env.js';
import {
  assertBookableByOwner,
  leadNotFound,
  toBookingError,
  toLeadError,
} from '../schedule/bookability.js';
import { lockForBooking } from '../schedule/booking-locks.js';
import { toBookingResponse } from './appointment.mapper.js';
import { AppointmentRepository, type BookedAppointment } from './appointment.repository.js';
import { bookingEmails } from './appointment-emails.js';

const noAddressMessage = 'This lead has no email address to send an invitation to.';

/** Books an appointment for the owner, without bot check, limits, hours or rules (docs/desk.md). */
@Injectable()
export class BookForOwnerService {
  constructor(
    private readonly appointments: AppointmentRepository,
    private readonly outbox: OutboxService,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: SchedulingEnv,
  ) {}

  /**
   * Throws 404 for an unknown lead, 409 if it overlaps another appointment, and 422 for the past, a start off the
   * minute, or an invitation to a lead without an email address. A lead's scheduled appointment at this start is
   * returned unchanged.
   */
  async book(
    {
      contactId,
      scheduledAt,
      duration,
      requestKey,
      sendInvitation = true,
    }: CreateAppointmentRequest,
    requestId: string,
  ): Promise<CreateAppointmentResponse> {
    const startsAt = new Date(scheduledAt);
    const { lead, booked } = await this.appointments.readBookingContext(contactId, startsAt);
    if (booked) return this.respond(booked, startsAt);
    if (!lead) throw leadNotFound();
    if (sendInvitation && lead.emailKey === null)
      throw new UnprocessableEntityException(noAddressMessage);

    const booking = this.outbox.transaction(async (manager) => {
      await lockForBooking(manager, startsAt);
      const {
        booked,
        overlap,
        newId: id,
        meeting,
      } = await this.appointments.readOwnerConflicts(manager, contactId, startsAt);
      // The same request may have been committed while this one waited for the lock.
      if (booked) return this.respond(booked, startsAt);
      const now = this.clock.now();
      assertBookableByOwner(startsAt, overlap, now);
      const appointment = {
        appointmentId: id,
        sequence: 0,
        scheduledAt: startsAt,
        isByOwner: true,
      };
      const dueAt = new Date(now.getTime() + ownerInvitationDelaySeconds * 1_000);
      const emails = this.outbox.insertion({
        requestId,
        emails: bookingEmails(appointment, now, {
          isInvited: sendInvitation,
          notices: ['own-change-notice'],
          dueAt,
        }),
      });
      const booking = {
        id,
        contactId,
        scheduledAt: startsAt,
        duration,
        isInvited: sendInvitation,
        botCheck: null,
        network: null,
        requestKeyHash: requestKey === undefined ? null : requestKeyHash(requestKey),
        confirmBy: null,
        meeting: meeting,
        bookedBy: 'owner',
      } as const;
      await this.appointments.insert(manager, booking, emails);
      return this.respond({ id, duration, confirmBy: null }, startsAt);
    });
    return booking.catch((error: unknown) => {
      throw toLeadError(toBookingError(error));
    });
  }

  private respond(
    appointment: Omit<BookedAppointment, 'requestKeyHash'>,
    startsAt: Date,
  ): CreateAppointmentResponse {
    return toBookingResponse(appointment, startsAt, this.env.BOOKING_LINK_SECRET);
  }
}
