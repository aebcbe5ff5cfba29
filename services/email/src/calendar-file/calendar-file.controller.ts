import { bookingFilePath, brand } from '@agency/contracts';
import { Clock, ENV, Public, ResponseSchema, readBookingLink, Summary } from '@agency/platform';
import {
  Controller,
  Get,
  Header,
  Inject,
  NotFoundException,
  Param,
  StreamableFile,
} from '@nestjs/common';
import { EmailFactsRepository } from '../delivery/email-facts.repository.js';
import { calendarFile } from '../emails/calendar-attachment.js';
import type { EmailEnv } from '../env.js';

const noCallMessage = 'This link doesn’t lead to a booked call.';

/**
 * A scheduled call as a file for the visitor's calendar. Public, because the token in the path grants access. In this
 * service, because it also writes the invitation's calendar event.
 */
@Controller()
export class CalendarFileController {
  constructor(
    private readonly facts: EmailFactsRepository,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: EmailEnv,
  ) {}

  /** Throws 404 for a forged link and for a call that is no longer scheduled. */
  @Get(bookingFilePath(':token'))
  @Summary("Get a visitor's own booking as a calendar file")
  @Public()
  @Header('Cache-Control', 'no-store')
  @ResponseSchema('text/calendar')
  async get(@Param('token') token: string): Promise<StreamableFile> {
    const id = readBookingLink(token, this.env.BOOKING_LINK_SECRET);
    const appointment = id === undefined ? undefined : await this.facts.findAppointment(id);
    if (appointment?.status !== 'scheduled') throw new NotFoundException(noCallMessage);
    const from = { name: brand.name, address: this.env.MAIL_FROM };
    const file = calendarFile(appointment, { from }, this.clock.now());
    return new StreamableFile(Buffer.from(file), {
      type: 'text/calendar; charset=utf-8',
      disposition: 'attachment; filename="strategy-call.ics"',
    });
  }
}
