import {
  type AvailabilitySlot,
  apiPaths,
  availabilitySlotSchema,
  type CreateAvailabilityRequest,
  createAvailabilityRequestSchema,
  type UpdateAvailabilityRequest,
  updateAvailabilityRequestSchema,
} from '@agency/contracts';
import { IntegerParam, OwnerOnly, Public, ResponseSchema, Summary } from '@agency/platform';
import { Body, Controller, Delete, Get, HttpCode, Patch, Post } from '@nestjs/common';
import * as z from 'zod';
import { AvailabilityService } from './availability.service.js';

@Controller(apiPaths.availability)
export class AvailabilityController {
  constructor(private readonly availability: AvailabilityService) {}

  /** Weekly hours are no secret: the visitor's calendar is made of them. */
  @Get()
  @Summary('List the weekly hours')
  @Public()
  @ResponseSchema([availabilitySlotSchema])
  list(): Promise<AvailabilitySlot[]> {
    return this.availability.list();
  }

  @Post()
  @Summary('Add an availability slot')
  @OwnerOnly('admin')
  @ResponseSchema(availabilitySlotSchema)
  create(
    @Body({ schema: createAvailabilityRequestSchema }) body: CreateAvailabilityRequest,
  ): Promise<AvailabilitySlot> {
    return this.availability.create(body);
  }

  @Patch(':id')
  @Summary('Turn an availability slot on or off')
  @OwnerOnly('admin')
  @ResponseSchema(availabilitySlotSchema)
  setActive(
    @IntegerParam('id', z.int32()) id: number,
    @Body({ schema: updateAvailabilityRequestSchema }) body: UpdateAvailabilityRequest,
  ): Promise<AvailabilitySlot> {
    return this.availability.setActive(id, body.isActive);
  }

  @Delete(':id')
  @Summary('Remove an availability slot')
  @OwnerOnly('admin')
  @HttpCode(204)
  remove(@IntegerParam('id', z.int32()) id: number): Promise<void> {
    return this.availability.remove(id);
  }
}
