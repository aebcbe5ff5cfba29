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
import { OwnerOnly, Public, ResponseSchema, Summary } from '@agency/platform';
import { Controller, Get, Header, HttpStatus, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answer } from './bookable-days.js';
import { SlotsService } from './slots.service.js';

@Controller()
export class SlotsController {
  constructor(private readonly slots: SlotsService) {}

  @Get(slotsPath)
  @Summary('List the days and times that can be booked')
  @Public()
  @Header('Cache-Control', 'no-cache')
  @ResponseSchema(slotsSchema)
  async list(
    @Query({ schema: slotsQuerySchema }) query: SlotsQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Slots> {
    return answer(await this.slots.list(query), request, reply);
  }

  @Get(ownerSlotsPath)
  @Summary('List the days and times that visitors can book, and why not the others')
  @OwnerOnly('admin')
  @Header('Cache-Control', 'private, no-cache')
  @ResponseSchema(ownerSlotsSchema)
  async listForOwner(
    @Query({ schema: slotsQuerySchema }) query: SlotsQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OwnerSlots> {
    return answer(await this.slots.listForOwner(query), request, reply);
  }
}

/** With 304 Node sends no body, whatever is returned. */
function answer<Body>(
  { body, etag }: Answer<Body>,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): Body {
  reply.header('ETag', etag);
  const known = headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (known?.includes(etag)) reply.status(HttpStatus.NOT_MODIFIED);
  return body;
}
