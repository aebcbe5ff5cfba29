import {
  apiPaths,
  type OwnerSchedule,
  type OwnerScheduleQuery,
  ownerScheduleQuerySchema,
  ownerScheduleSchema,
} from '@agency/contracts';
import { OwnerOnly, ResponseSchema, Summary } from '@agency/platform';
import { Controller, Get, Header, Query } from '@nestjs/common';
import { OwnerScheduleService } from './owner-schedule.service.js';

@Controller(apiPaths.ownerSchedule)
export class OwnerScheduleController {
  constructor(private readonly schedule: OwnerScheduleService) {}

  @Get()
  @Summary('Get everything that lies in a stretch of days')
  @OwnerOnly('admin')
  @Header('Cache-Control', 'no-store')
  @ResponseSchema(ownerScheduleSchema)
  get(
    @Query({ schema: ownerScheduleQuerySchema }) query: OwnerScheduleQuery,
  ): Promise<OwnerSchedule> {
    return this.schedule.get(query);
  }
}
