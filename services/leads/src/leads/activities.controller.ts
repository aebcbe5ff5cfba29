import {
  type Activity,
  activitiesPath,
  activitySchema,
  type CreateActivityRequest,
  createActivityRequestSchema,
  leadIdSchema,
} from '@agency/contracts';
import { IntegerParam, OwnerOnly, ResponseSchema, Summary } from '@agency/platform';
import { Body, Controller, Delete, HttpCode, Post } from '@nestjs/common';
import * as z from 'zod';
import { ActivitiesService } from './activities.service.js';

@Controller(activitiesPath(':id'))
export class ActivitiesController {
  constructor(private readonly activities: ActivitiesService) {}

  @Post()
  @Summary('Log a note, a call or an email about a lead')
  @OwnerOnly('admin')
  @ResponseSchema(activitySchema)
  log(
    @IntegerParam('id', leadIdSchema) id: number,
    @Body({ schema: createActivityRequestSchema }) body: CreateActivityRequest,
  ): Promise<Activity> {
    return this.activities.log(id, body);
  }

  @Delete(':activityId')
  @Summary('Undo an activity that was just logged')
  @OwnerOnly('admin')
  @HttpCode(204)
  takeBack(
    @IntegerParam('id', leadIdSchema) id: number,
    @IntegerParam('activityId', z.int()) activityId: number,
  ): Promise<void> {
    return this.activities.takeBack(id, activityId);
  }
}
