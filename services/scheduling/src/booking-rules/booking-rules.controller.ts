import {
  apiPaths,
  type BookingRules,
  bookingRulesSchema,
  type SaveBookingRulesRequest,
  saveBookingRulesRequestSchema,
} from '@agency/contracts';
import { OwnerOnly, Public, ResponseSchema, Summary } from '@agency/platform';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { BookingRulesService } from './booking-rules.service.js';

@Controller(apiPaths.bookingRules)
export class BookingRulesController {
  constructor(private readonly rules: BookingRulesService) {}

  /** Public: the rules are visible in the visitors' slot picker. */
  @Get()
  @Summary('Get the booking rules')
  @Public()
  @ResponseSchema(bookingRulesSchema)
  get(): Promise<BookingRules> {
    return this.rules.get();
  }

  @Put()
  @Summary('Save the booking rules')
  @OwnerOnly('admin')
  @ResponseSchema(bookingRulesSchema)
  set(
    @Body({ schema: saveBookingRulesRequestSchema }) body: SaveBookingRulesRequest,
  ): Promise<BookingRules> {
    return this.rules.set(body);
  }
}
