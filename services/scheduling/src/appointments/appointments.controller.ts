import {
  apiPaths,
  type CreateAppointmentRequest,
  type CreateAppointmentResponse,
  createAppointmentRequestSchema,
  createAppointmentResponseSchema,
  type ListAppointmentsQuery,
  listAppointmentsQuerySchema,
  type OwnerAppointment,
  ownerAppointmentSchema,
  type TakenTime,
  takenTimeSchema,
  type UpdateAppointmentRequest,
  updateAppointmentRequestSchema,
} from '@agency/contracts';
import {
  IntegerParam,
  IsOwner,
  OwnerAware,
  OwnerOnly,
  RateLimited,
  RequestId,
  ResponseSchema,
  Summary,
  setEtag,
  setPageHeaders,
} from '@agency/platform';
import { Body, Controller, Get, Header, Ip, Patch, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { AppointmentsService } from './appointments.service.js';
import { BookForOwnerService } from './book-for-owner.service.js';
import { BookForVisitorService } from './book-for-visitor.service.js';

@Controller(apiPaths.appointments)
export class AppointmentsController {
  constructor(
    private readonly appointments: AppointmentsService,
    private readonly bookForOwner: BookForOwnerService,
    private readonly bookForVisitor: BookForVisitorService,
  ) {}

  @Get()
  @Summary('List taken times, or appointments for the owner')
  @OwnerAware('admin')
  // The owner's schema first: it includes that of a taken time, and the first match decides what is sent.
  @ResponseSchema([z.union([ownerAppointmentSchema, takenTimeSchema])])
  async list(
    @IsOwner() isOwner: boolean,
    @Query({ schema: listAppointmentsQuerySchema }) query: ListAppointmentsQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TakenTime[] | OwnerAppointment[]> {
    if (!isOwner) {
      const taken = await this.appointments.listTaken(query);
      reply.header('Cache-Control', 'private, no-cache');
      reply.header('X-Total-Count', String(taken.length));
      setEtag(request, reply, taken);
      return taken;
    }
    reply.header('Cache-Control', 'no-store');
    const page = await this.appointments.list(query);
    setPageHeaders(request, reply, query, page.total);
    return page.rows;
  }

  @Post()
  @Summary('Book an appointment')
  @OwnerAware('admin')
  @RateLimited('appointments')
  @Header('Cache-Control', 'no-store')
  @ResponseSchema(createAppointmentResponseSchema)
  book(
    @Body({ schema: createAppointmentRequestSchema }) body: CreateAppointmentRequest,
    @IsOwner() isOwner: boolean,
    @Ip() address: string,
    @RequestId() requestId: string,
  ): Promise<CreateAppointmentResponse> {
    return isOwner
      ? this.bookForOwner.book(body, requestId)
      : this.bookForVisitor.book(body, { address, requestId });
  }

  @Patch(':id')
  @Summary('Update or move an appointment')
  @OwnerOnly('admin')
  @ResponseSchema(ownerAppointmentSchema)
  update(
    @IntegerParam('id', z.int()) id: number,
    @Body({ schema: updateAppointmentRequestSchema }) body: UpdateAppointmentRequest,
    @RequestId() requestId: string,
  ): Promise<OwnerAppointment> {
    return this.appointments.update(id, body, requestId);
  }
}
