import {
  type AvailabilitySlot,
  apiPaths,
  availabilitySlot,
  type CreateAvailabilityRequest,
  createAvailabilityRequest,
  type UpdateAvailabilityRequest,
  updateAvailabilityRequest,
} from '@agency/contracts';
import { Answers, IntegerParam, OwnerOnly, Public } from '@agency/platform';
import { Body, Controller, Delete, Get, HttpCode, Patch, Post } from '@nestjs/common';
import * as z from 'zod';
import { AvailabilityService } from './availability.service.js';

@Controller(apiPaths.availability)
export class AvailabilityController {
  constructor(private readonly availability: AvailabilityService) {}

  /** Weekly hours are no secret: the visitor's calendar is made of them. */
  @Get()
  @Public()
  @Answers([availabilitySlot])
  list(): Promise<AvailabilitySlot[]> {
    return this.availability.list();
  }

  @Post()
  @OwnerOnly('admin')
  @Answers(availabilitySlot)
  create(
    @Body({ schema: createAvailabilityRequest }) body: CreateAvailabilityRequest,
  ): Promise<AvailabilitySlot> {
    return this.availability.create(body);
  }

  @Patch(':id')
  @OwnerOnly('admin')
  @Answers(availabilitySlot)
  setActive(
    @IntegerParam('id', z.int32()) id: number,
    @Body({ schema: updateAvailabilityRequest }) body: UpdateAvailabilityRequest,
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
