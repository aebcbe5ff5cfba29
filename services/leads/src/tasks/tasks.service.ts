import { type AddTaskRequest, type FreeTask, maxFreeTasks } from '@agency/contracts';
import { TransactionService } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { LimitedListService } from '../limited-list.service.js';
import { TaskEntity } from './task.entity.js';

const tooManyMessage = `There are ${maxFreeTasks} tasks already. Please finish one first.`;

/** Keeps the owner's tasks without a lead. */
@Injectable()
export class TasksService {
  constructor(
    @InjectRepository(TaskEntity) private readonly tasks: Repository<TaskEntity>,
    private readonly limits: LimitedListService,
    private readonly transactions: TransactionService,
  ) {}

  /** What is due first comes first. */
  list(): Promise<FreeTask[]> {
    return this.tasks.find({ order: { dueOn: 'ASC', id: 'ASC' } });
  }

  /** Throws 409 if there are too many. */
  add(task: AddTaskRequest): Promise<FreeTask> {
    return this.transactions.run(async (manager) => {
      await this.limits.assertRoom(manager, TaskEntity, maxFreeTasks, tooManyMessage);
      return manager.save(TaskEntity, { ...task });
    });
  }

  /** Deleting a missing task changes nothing. */
  async finish(id: number): Promise<void> {
    await this.tasks.delete({ id });
  }
}
