import {
  type Booking,
  bookingPath,
  bookingSchema,
  type UpdateBookingRequest,
  updateBookingRequestSchema,
} from '@agency/contracts';
import { Public, RateLimited, RequestId, ResponseSchema, Summary } from '@agency/platform';
import { Body, Controller, Get, Header, Param, Patch } from '@nestjs/common';
import { VisitorBookingService } from './visitor-booking.service.js';

/** Public, because the token in the path grants access to this one call. */
@Controller(bookingPath(':token'))
export class VisitorBookingController {
  constructor(private readonly bookings: VisitorBookingService) {}

  /** Changes nothing: email scanners follow links, too. */
  @Get()
  @Summary("Get a visitor's own booking")
  @Public()
  @Header('Cache-Control', 'no-store')
  @ResponseSchema(bookingSchema)
  get(@Param('token') token: string): Promise<Booking> {
    return this.bookings.get(token);
  }

  @Patch()
  @Summary("Move or cancel a visitor's own booking")
  @Public()
  @RateLimited('appointments')
  @Header('Cache-Control', 'no-store')
  @ResponseSchema(bookingSchema)
  update(
    @Param('token') token: string,
    @Body({ schema: updateBookingRequestSchema }) body: UpdateBookingRequest,
    @RequestId() requestId: string,
  ): Promise<Booking> {
    return this.bookings.update(token, body, requestId);
  }
}
