import {
  apiPaths,
  type BookingLink,
  bookingLinkSchema,
  type ChangedDeliveries,
  changedDeliveriesSchema,
  type Delivery,
  type DeliveryIds,
  deliveryBookingLinkPath,
  deliveryIdsSchema,
  deliverySchema,
  type ListDeliveriesQuery,
  listDeliveriesQuerySchema,
  sendAgainPath,
} from '@agency/contracts';
import {
  IntegerParam,
  OwnerOnly,
  RequestId,
  ResponseSchema,
  Summary,
  setPageHeaders,
} from '@agency/platform';
import { Body, Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { DeliveriesService } from './deliveries.service.js';

@Controller()
export class DeliveriesController {
  constructor(private readonly deliveries: DeliveriesService) {}

  @Get(apiPaths.deliveries)
  @Summary('List emails and what became of them')
  @OwnerOnly('admin')
  @ResponseSchema([deliverySchema])
  async list(
    @Query({ schema: listDeliveriesQuerySchema }) query: ListDeliveriesQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Delivery[]> {
    const { deliveries, total } = await this.deliveries.list(query);
    setPageHeaders(request, reply, query, total);
    return deliveries;
  }

  @Post(sendAgainPath(':id'))
  @Summary('Send a failed email again')
  @OwnerOnly('admin')
  @HttpCode(200)
  @ResponseSchema(deliverySchema)
  sendAgain(
    @IntegerParam('id', z.int()) id: number,
    @RequestId() requestId: string,
  ): Promise<Delivery> {
    return this.deliveries.sendAgain(id, requestId);
  }

  @Post(apiPaths.dismissDeliveries)
  @Summary('Dismiss failed emails')
  @OwnerOnly('admin')
  @HttpCode(200)
  @ResponseSchema(changedDeliveriesSchema)
  async dismiss(
    @Body({ schema: deliveryIdsSchema }) { ids }: DeliveryIds,
  ): Promise<ChangedDeliveries> {
    return { ids: await this.deliveries.dismiss(ids) };
  }

  @Post(apiPaths.restoreDeliveries)
  @Summary('Restore dismissed emails')
  @OwnerOnly('admin')
  @HttpCode(200)
  @ResponseSchema(changedDeliveriesSchema)
  async restore(
    @Body({ schema: deliveryIdsSchema }) { ids }: DeliveryIds,
  ): Promise<ChangedDeliveries> {
    return { ids: await this.deliveries.restore(ids) };
  }

  @Get(deliveryBookingLinkPath(':id'))
  @Summary("Get the visitor's booking link of the call that an email is about")
  @OwnerOnly('admin')
  @ResponseSchema(bookingLinkSchema)
  async bookingLink(@IntegerParam('id', z.int()) id: number): Promise<BookingLink> {
    return { url: await this.deliveries.bookingLink(id) };
  }
}
