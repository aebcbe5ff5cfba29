import {
  type AddTaskRequest,
  addTaskRequestSchema,
  apiPaths,
  type FreeTask,
  freeTaskSchema,
  maxFreeTasks,
} from '@agency/contracts';
import {
  IntegerParam,
  OwnerOnly,
  ResponseSchema,
  Summary,
  TransactionService,
} from '@agency/platform';
import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { assertRoom } from '../limited-list.js';
import { TaskEntity } from './task.entity.js';

const tooManyMessage = `There are ${maxFreeTasks} tasks already. Please finish one first.`;

/** The owner's tasks without a lead. */
@Controller(apiPaths.tasks)
export class TasksController {
  constructor(
    @InjectRepository(TaskEntity) private readonly tasks: Repository<TaskEntity>,
    private readonly transactions: TransactionService,
  ) {}

  /** What is due first comes first. */
  @Get()
  @Summary('List tasks without a lead')
  @OwnerOnly('admin')
  @ResponseSchema([freeTaskSchema])
  list(): Promise<FreeTask[]> {
    return this.tasks.find({ order: { dueOn: 'ASC', id: 'ASC' } });
  }

  /** Throws 409 if there are too many. */
  @Post()
  @Summary('Add a task without a lead')
  @OwnerOnly('admin')
  @ResponseSchema(freeTaskSchema)
  add(@Body({ schema: addTaskRequestSchema }) body: AddTaskRequest): Promise<FreeTask> {
    return this.transactions.run(async (manager) => {
      await assertRoom(manager, TaskEntity, maxFreeTasks, tooManyMessage);
      return manager.save(TaskEntity, { ...body });
    });
  }

  /** Deleting a missing task changes nothing. */
  @Delete(':id')
  @Summary('Finish a task without a lead')
  @OwnerOnly('admin')
  @HttpCode(204)
  async finish(@IntegerParam('id') id: number): Promise<void> {
    await this.tasks.delete({ id });
  }
}
