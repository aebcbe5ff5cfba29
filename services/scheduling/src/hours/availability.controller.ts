import {
  type AvailabilitySlot,
  apiPaths,
  availabilitySlotSchema,
  type CreateAvailabilityRequest,
  createAvailabilityRequestSchema,
  type ReplaceDaysRequest,
  replaceDaysRequestSchema,
  type UpdateAvailabilityRequest,
  updateAvailabilityRequestSchema,
} from '@agency/contracts';
import { IntegerParam, OwnerOnly, Public, ResponseSchema, Summary } from '@agency/platform';
import { Body, Controller, Delete, Get, HttpCode, Patch, Post, Put } from '@nestjs/common';
import * as z from 'zod';
import { AvailabilityService } from './availability.service.js';

@Controller()
export class AvailabilityController {
  constructor(private readonly availability: AvailabilityService) {}

  /** Public: the weekly hours are visible in the visitors' slot picker. */
  @Get(apiPaths.availability)
  @Summary('List the weekly hours')
  @Public()
  @ResponseSchema([availabilitySlotSchema])
  list(): Promise<AvailabilitySlot[]> {
    return this.availability.list();
  }

  @Post(apiPaths.availability)
  @Summary('Add an availability slot')
  @OwnerOnly('admin')
  @ResponseSchema(availabilitySlotSchema)
  create(
    @Body({ schema: createAvailabilityRequestSchema }) body: CreateAvailabilityRequest,
  ): Promise<AvailabilitySlot> {
    return this.availability.create(body);
  }

  @Put(apiPaths.availabilityDays)
  @Summary('Replace the hours of weekdays')
  @OwnerOnly('admin')
  @ResponseSchema([availabilitySlotSchema])
  replaceDays(
    @Body({ schema: replaceDaysRequestSchema }) body: ReplaceDaysRequest,
  ): Promise<AvailabilitySlot[]> {
    return this.availability.replaceDays(body);
  }

  @Patch(`${apiPaths.availability}/:id`)
  @Summary('Turn an availability slot on or off')
  @OwnerOnly('admin')
  @ResponseSchema(availabilitySlotSchema)
  update(
    @IntegerParam('id', z.int32()) id: number,
    @Body({ schema: updateAvailabilityRequestSchema }) body: UpdateAvailabilityRequest,
  ): Promise<AvailabilitySlot> {
    return this.availability.update(id, body);
  }

  @Delete(`${apiPaths.availability}/:id`)
  @Summary('Remove an availability slot')
  @OwnerOnly('admin')
  @HttpCode(204)
  remove(@IntegerParam('id', z.int32()) id: number): Promise<void> {
    return this.availability.remove(id);
  }
}
