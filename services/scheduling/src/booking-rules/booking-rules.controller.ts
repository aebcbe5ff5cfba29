import { apiPaths, type BookingRules, bookingRules } from '@agency/contracts';
import { Answers, OwnerOnly, Public } from '@agency/platform';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { BookingRulesService } from './booking-rules.service.js';

@Controller(apiPaths.bookingRules)
export class BookingRulesController {
  constructor(private readonly rules: BookingRulesService) {}

  /** Public, because the visitor's calendar runs the same slot rule as the server. */
  @Get()
  @Public()
  @Answers(bookingRules)
  get(): Promise<BookingRules> {
    return this.rules.get();
  }

  @Put()
  @OwnerOnly('admin')
  @Answers(bookingRules)
  set(@Body({ schema: bookingRules }) body: BookingRules): Promise<BookingRules> {
    return this.rules.set(body);
  }
}
