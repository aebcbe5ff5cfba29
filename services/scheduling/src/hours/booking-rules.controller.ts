import { apiPaths, type BookingRules, bookingRulesSchema } from '@agency/contracts';
import { Clock, Public, ResponseSchema, Summary } from '@agency/platform';
import { Controller, Get } from '@nestjs/common';
import { toBookableHours } from '../schedule/bookability.js';
import { ScheduleRepository } from '../schedule/schedule.repository.js';

@Controller(apiPaths.bookingRules)
export class BookingRulesController {
  constructor(
    private readonly schedule: ScheduleRepository,
    private readonly clock: Clock,
  ) {}

  /** Public: the rules are visible in the visitors' slot picker. */
  @Get()
  @Summary('Get the booking rules')
  @Public()
  @ResponseSchema(bookingRulesSchema)
  async get(): Promise<BookingRules> {
    return toBookableHours(await this.schedule.readHours(), this.clock.now()).rules;
  }
}
