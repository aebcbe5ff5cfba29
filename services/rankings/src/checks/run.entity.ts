import type { RankingSource, RunningCheck } from '@agency/contracts';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { sourceColumn } from '../performance/data-set.entity.js';
import type { FailureCause } from '../source/source.error.js';

@Entity('runs')
@Index('runs_one_at_a_time', ['status'], { unique: true, where: "status = 'running'" })
@Index('runs_by_start', ['startedAt'])
export class RunEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer', primaryKeyConstraintName: 'runs_pkey' })
  id: number;

  /** The queue's job: a process that takes it over continues this run. */
  @Column('text', { name: 'job_id', nullable: true })
  jobId: string | null;

  @Column(sourceColumn)
  source: RankingSource;

  /** By the owner or the schedule; or an upload or its removal. */
  @Column('text')
  trigger: RunningCheck['trigger'] | 'upload';

  @Column('text', { default: 'running' })
  status: 'running' | 'succeeded' | 'failed';

  @Column('timestamptz', { name: 'started_at' })
  startedAt: Date;

  @Column('timestamptz', { name: 'finished_at', nullable: true })
  finishedAt: Date | null;

  @Column('integer', { name: 'days_planned', default: 0 })
  daysPlanned: number;

  @Column('integer', { name: 'days_done', default: 0 })
  daysDone: number;

  @Column('text', { nullable: true })
  cause: FailureCause | null;

  @Column('text', { nullable: true })
  message: string | null;
}
