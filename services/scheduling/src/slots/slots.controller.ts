import {
  type OwnerSlots,
  ownerSlotsPath,
  ownerSlotsSchema,
  type Slots,
  type SlotsQuery,
  slotsPath,
  slotsQuerySchema,
  slotsSchema,
} from '@agency/contracts';
import { OwnerOnly, type PreparedAnswer, Public, ResponseSchema, Summary } from '@agency/platform';
import { Controller, Get, Header, Query } from '@nestjs/common';
import { SlotsService } from './slots.service.js';

@Controller()
export class SlotsController {
  constructor(private readonly slots: SlotsService) {}

  @Get(slotsPath)
  @Summary('List the days and times that can be booked')
  @Public()
  @Header('Cache-Control', 'no-cache')
  @ResponseSchema(slotsSchema)
  list(@Query({ schema: slotsQuerySchema }) query: SlotsQuery): Promise<PreparedAnswer<Slots>> {
    return this.slots.list(query);
  }

  @Get(ownerSlotsPath)
  @Summary('List the days and times that visitors can book, and why not the others')
  @OwnerOnly('admin')
  @Header('Cache-Control', 'no-store')
  @ResponseSchema(ownerSlotsSchema)
  listForOwner(
    @Query({ schema: slotsQuerySchema }) query: SlotsQuery,
  ): Promise<PreparedAnswer<OwnerSlots>> {
    return this.slots.listForOwner(query);
  }
}
