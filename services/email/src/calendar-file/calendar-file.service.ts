import { brand } from '@agency/contracts';
import { Clock, ENV, readBookingLink } from '@agency/platform';
import { Inject, Injectable, NotFoundException } from '@nestjs/common';
import { EmailFactsRepository } from '../delivery/email-facts.repository.js';
import { calendarFile } from '../emails/calendar-attachment.js';
import type { EmailEnv } from '../env.js';

const noCallMessage = 'This link doesn’t lead to a booked call.';

/**
 * A scheduled call as a file for the visitor's calendar. In this service, because it also writes the invitation's
 * calendar event.
 */
@Injectable()
export class CalendarFileService {
  constructor(
    private readonly facts: EmailFactsRepository,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: EmailEnv,
  ) {}

  /** Throws 404 for a forged link and for a call that is no longer scheduled. */
  async write(token: string): Promise<string> {
    const id = readBookingLink(token, this.env.BOOKING_LINK_SECRET);
    const appointment = id === undefined ? undefined : await this.facts.findAppointment(id);
    if (appointment?.status !== 'scheduled') throw new NotFoundException(noCallMessage);
    const from = { name: brand.name, address: this.env.MAIL_FROM };
    return calendarFile(appointment, { from }, this.clock.now());
  }
}
