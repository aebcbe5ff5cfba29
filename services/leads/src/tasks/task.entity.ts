import type { EasternDate } from '@agency/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A task without a lead, until it is done. */
@Entity('tasks')
export class TaskEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'integer',
    primaryKeyConstraintName: 'tasks_pkey',
  })
  id: number;

  @Column('text')
  task: string;

  /** A day in Eastern Time. */
  @Column('date', { name: 'due_on' })
  dueOn: EasternDate;
}
