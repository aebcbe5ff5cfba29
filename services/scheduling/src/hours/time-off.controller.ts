import {
  apiPaths,
  type SaveTimeOffRequest,
  saveTimeOffRequestSchema,
  type TimeOff,
  timeOffSchema,
} from '@agency/contracts';
import { IntegerParam, OwnerOnly, ResponseSchema, Summary } from '@agency/platform';
import { Body, Controller, Delete, Get, HttpCode, Patch, Post } from '@nestjs/common';
import * as z from 'zod';
import { TimeOffService } from './time-off.service.js';

@Controller(apiPaths.timeOff)
export class TimeOffController {
  constructor(private readonly timeOff: TimeOffService) {}

  @Get()
  @Summary('List the time off ahead')
  @OwnerOnly('admin')
  @ResponseSchema([timeOffSchema])
  list(): Promise<TimeOff[]> {
    return this.timeOff.list();
  }

  @Post()
  @Summary('Add time off')
  @OwnerOnly('admin')
  @ResponseSchema(timeOffSchema)
  create(@Body({ schema: saveTimeOffRequestSchema }) body: SaveTimeOffRequest): Promise<TimeOff> {
    return this.timeOff.create(body);
  }

  @Patch(':id')
  @Summary('Change time off')
  @OwnerOnly('admin')
  @ResponseSchema(timeOffSchema)
  update(
    @IntegerParam('id', z.int32()) id: number,
    @Body({ schema: saveTimeOffRequestSchema }) body: SaveTimeOffRequest,
  ): Promise<TimeOff> {
    return this.timeOff.update(id, body);
  }

  @Delete(':id')
  @Summary('Remove time off')
  @OwnerOnly('admin')
  @HttpCode(204)
  remove(@IntegerParam('id', z.int32()) id: number): Promise<void> {
    return this.timeOff.remove(id);
  }
}
