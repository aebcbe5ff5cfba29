import {
  type AvailabilitySlot,
  apiPaths,
  availabilitySlotSchema,
  type CreateAvailabilityRequest,
  createAvailabilityRequestSchema,
  type UpdateAvailabilityRequest,
  updateAvailabilityRequestSchema,
} from '@agency/contracts';
import { IntegerParam, OwnerOnly, Public, ResponseSchema } from '@agency/platform';
import { Body, Controller, Delete, Get, HttpCode, Patch, Post } from '@nestjs/common';
import * as z from 'zod';
import { AvailabilityService } from './availability.service.js';

@Controller(apiPaths.availability)
export class AvailabilityController {
  constructor(private readonly availability: AvailabilityService) {}

  /** Weekly hours are no secret: the visitor's calendar is made of them. */
  @Get()
  @Public()
  @ResponseSchema([availabilitySlotSchema])
  list(): Promise<AvailabilitySlot[]> {
    return this.availability.list();
  }

  @Post()
  @OwnerOnly('admin')
  @ResponseSchema(availabilitySlotSchema)
  create(
    @Body({ schema: createAvailabilityRequestSchema }) body: CreateAvailabilityRequest,
  ): Promise<AvailabilitySlot> {
    return this.availability.create(body);
  }

  @Patch(':id')
  @OwnerOnly('admin')
  @ResponseSchema(availabilitySlotSchema)
  setActive(
    @IntegerParam('id', z.int32()) id: number,
    @Body({ schema: updateAvailabilityRequestSchema }) body: UpdateAvailabilityRequest,
  ): Promise<AvailabilitySlot> {
    return this.availability.setActive(id, body.isActive);
  }

  @Delete(':id')
  @OwnerOnly('admin')
  @HttpCode(204)
  remove(@IntegerParam('id', z.int32()) id: number): Promise<void> {
    return this.availability.remove(id);
  }
}
