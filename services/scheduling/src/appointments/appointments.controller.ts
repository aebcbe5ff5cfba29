import {
  apiPaths,
  type CreateAppointmentRequest,
  type CreateAppointmentResponse,
  createAppointmentRequest,
  createAppointmentResponse,
  type ListAppointmentsQuery,
  listAppointmentsQuery,
  type OwnerAppointment,
  ownerAppointment,
  type TakenTime,
  takenTime,
  type UpdateAppointmentRequest,
  updateAppointmentRequest,
} from '@agency/contracts';
import {
  Answers,
  IntegerParam,
  IsOwner,
  OwnerAware,
  OwnerOnly,
  RateLimited,
  RequestId,
  setPageHeaders,
} from '@agency/platform';
import { Body, Controller, Get, Header, Ip, Patch, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { AppointmentsService } from './appointments.service.js';
import { BookingService } from './booking.service.js';
import { TakenTimesService } from './taken-times.service.js';

@Controller(apiPaths.appointments)
export class AppointmentsController {
  constructor(
    private readonly appointments: AppointmentsService,
    private readonly takenTimes: TakenTimesService,
    private readonly booking: BookingService,
  ) {}

  @Get()
  @OwnerAware('admin')
  @Header('Cache-Control', 'no-store')
  @Answers(z.union([z.array(takenTime), z.array(ownerAppointment)]))
  async list(
    @IsOwner() isOwner: boolean,
    @Query({ schema: listAppointmentsQuery }) query: ListAppointmentsQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TakenTime[] | OwnerAppointment[]> {
    if (!isOwner) {
      const taken = await this.takenTimes.list(query);
      setPageHeaders(request, reply, { limit: taken.length, offset: 0 }, taken.length);
      return taken;
    }
    const page = await this.appointments.list(query);
    setPageHeaders(request, reply, query, page.total);
    return page.rows;
  }

  @Post()
  @OwnerAware('admin')
  @RateLimited('appointments')
  @Answers(createAppointmentResponse)
  book(
    @Body({ schema: createAppointmentRequest }) body: CreateAppointmentRequest,
    @IsOwner() isOwner: boolean,
    @Ip() address: string,
    @RequestId() requestId: string,
  ): Promise<CreateAppointmentResponse> {
    return this.booking.book(body, { address, isOwner, requestId });
  }

  @Patch(':id')
  @OwnerOnly('admin')
  @Answers(ownerAppointment)
  update(
    @IntegerParam('id') id: number,
    @Body({ schema: updateAppointmentRequest }) body: UpdateAppointmentRequest,
    @RequestId() requestId: string,
  ): Promise<OwnerAppointment> {
    return this.appointments.update(id, body, requestId);
  }
}
