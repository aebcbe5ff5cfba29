import {
  type AddTaskRequest,
  addTaskRequestSchema,
  apiPaths,
  type FreeTask,
  freeTaskSchema,
} from '@agency/contracts';
import { IntegerParam, OwnerOnly, ResponseSchema, Summary } from '@agency/platform';
import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { TasksService } from './tasks.service.js';

@Controller(apiPaths.tasks)
export class TasksController {
  constructor(private readonly tasks: TasksService) {}

  @Get()
  @Summary('List tasks without a lead')
  @OwnerOnly('admin')
  @ResponseSchema([freeTaskSchema])
  list(): Promise<FreeTask[]> {
    return this.tasks.list();
  }

  @Post()
  @Summary('Add a task without a lead')
  @OwnerOnly('admin')
  @ResponseSchema(freeTaskSchema)
  add(@Body({ schema: addTaskRequestSchema }) body: AddTaskRequest): Promise<FreeTask> {
    return this.tasks.add(body);
  }

  @Delete(':id')
  @Summary('Finish a task without a lead')
  @OwnerOnly('admin')
  @HttpCode(204)
  finish(@IntegerParam('id') id: number): Promise<void> {
    return this.tasks.finish(id);
  }
}
