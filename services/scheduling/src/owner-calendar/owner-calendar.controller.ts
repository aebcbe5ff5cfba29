import {
  type OwnerCalendar,
  type OwnerCalendarQuery,
  ownerCalendarPath,
  ownerCalendarQuerySchema,
  ownerCalendarSchema,
} from '@agency/contracts';
import { OwnerOnly, ResponseSchema, Summary } from '@agency/platform';
import { Controller, Get, Header, Query } from '@nestjs/common';
import { OwnerCalendarService } from './owner-calendar.service.js';

@Controller(ownerCalendarPath)
export class OwnerCalendarController {
  constructor(private readonly calendar: OwnerCalendarService) {}

  @Get()
  @Summary('Get everything that lies in a stretch of days')
  @OwnerOnly('admin')
  @Header('Cache-Control', 'no-store')
  @ResponseSchema(ownerCalendarSchema)
  get(
    @Query({ schema: ownerCalendarQuerySchema }) query: OwnerCalendarQuery,
  ): Promise<OwnerCalendar> {
    return this.calendar.get(query);
  }
}
