import type { Booking, UpdateBookingRequest } from '@agency/contracts';
import { Clock, ENV, meetingUrl, readBookingLink } from '@agency/platform';
import { ConflictException, Inject, Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { AppointmentEntity } from '../appointments/appointment.entity.js';
import { AppointmentChangeService } from '../appointments/appointment-change.service.js';
import { HeldAppointmentsService } from '../appointments/held-appointments.service.js';
import { isUpcoming } from '../appointments/outside-hours.js';
import { FreshCalendarsService } from '../busy-calendars/fresh-calendars.service.js';
import type { SchedulingEnv } from '../env.js';

const unknownLinkMessage =
  'This link doesn’t lead to a call. Please use the one in your latest email.';
const cancelledMessage = 'This call was canceled. Please book a new one.';
const notChangeableMessage = 'This call can no longer be changed. Please email us instead.';

/** A visitor's own appointment, by the signed link in their emails. */
@Injectable()
export class VisitorBookingService {
  constructor(
    @InjectRepository(AppointmentEntity)
    private readonly appointments: Repository<AppointmentEntity>,
    private readonly changes: AppointmentChangeService,
    private readonly held: HeldAppointmentsService,
    private readonly freshCalendars: FreshCalendarsService,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: SchedulingEnv,
  ) {}

  async get(token: string): Promise<Booking> {
    return this.present(await this.find(token));
  }

  /**
   * Confirms, moves or cancels; moving a held call confirms it. A request that changes nothing has no effect, so a
   * second tap is harmless.
   */
  async update(token: string, request: UpdateBookingRequest, requestId: string): Promise<Booking> {
    const { id } = await this.find(token);
    if (request.action !== 'cancel') await this.held.confirm(Number(id), requestId);
    if (request.action === 'confirm') return this.get(token);
    if (request.action === 'move') await this.freshCalendars.refresh();
    const decide = (stored: AppointmentEntity) => {
      const wantsNoCall = request.action === 'cancel';
      if (stored.status === 'cancelled' && !wantsNoCall)
        throw new ConflictException(cancelledMessage);
      if (stored.status !== 'cancelled' && !isUpcoming(stored, this.clock.now())) {
        throw new ConflictException(notChangeableMessage);
      }
      return wantsNoCall ? { status: 'cancelled' as const } : { scheduledAt: request.scheduledAt };
    };
    const order = { by: 'visitor', requestId, decide } as const;
    return this.present(await this.changes.change(Number(id), order));
  }

  private async find(token: string): Promise<AppointmentEntity> {
    const id = readBookingLink(token, this.env.BOOKING_LINK_SECRET);
    const call = id === undefined ? null : await this.appointments.findOneBy({ id: String(id) });
    if (!call) throw new NotFoundException(unknownLinkMessage);
    return call;
  }

  private present(call: AppointmentEntity): Booking {
    const { MEETING_BASE_URL: meetingBaseUrl } = this.env;
    return toBooking(call, { meetingBaseUrl, now: this.clock.now() });
  }
}

/** An appointment as the holder of its booking link sees it, without anything that identifies the lead. */
function toBooking(
  call: AppointmentEntity,
  { meetingBaseUrl, now }: { meetingBaseUrl: string; now: Date },
): Booking {
  return {
    scheduledAt: call.scheduledAt.toISOString(),
    duration: call.duration,
    status: call.status,
    meetingUrl:
      call.status === 'scheduled'
        ? meetingUrl(call.meetingBaseUrl ?? meetingBaseUrl, call.meetingRoom)
        : null,
    changeable: isUpcoming(call, now),
    ...(call.confirmBy &&
      call.status === 'scheduled' && { confirmBy: call.confirmBy.toISOString() }),
  };
}
