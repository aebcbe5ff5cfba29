import {
  apiPaths,
  type OwnerSlots,
  ownerSlotsSchema,
  type Slots,
  type SlotsQuery,
  slotsQuerySchema,
  slotsSchema,
} from '@agency/contracts';
import { OwnerOnly, Public, ResponseSchema, Summary, setEtag } from '@agency/platform';
import { Controller, Get, Header, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SlotsService } from './slots.service.js';

@Controller()
export class SlotsController {
  constructor(private readonly slots: SlotsService) {}

  @Get(apiPaths.slots)
  @Summary('List the days and times that can be booked')
  @Public()
  @Header('Cache-Control', 'no-cache')
  @ResponseSchema(slotsSchema)
  async list(
    @Query({ schema: slotsQuerySchema }) query: SlotsQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Slots> {
    const slots = await this.slots.listForVisitors(query);
    setEtag(request, reply, slots);
    return slots;
  }

  @Get(apiPaths.ownerSlots)
  @Summary('List the days and times that visitors can book, and why not the others')
  @OwnerOnly('admin')
  @Header('Cache-Control', 'no-store')
  @ResponseSchema(ownerSlotsSchema)
  listForOwner(@Query({ schema: slotsQuerySchema }) query: SlotsQuery): Promise<OwnerSlots> {
    return this.slots.listForOwner(query);
  }
}
