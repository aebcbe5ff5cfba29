import type { RankingSource } from '@agency/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { sourceColumn } from './source-column.js';

const key = { primaryKeyConstraintName: 'days_pkey' };

/** A day that was read, with all keywords together. Without keywords the source had nothing: it is not asked again for ever. */
@Entity('days')
export class DayEntity {
  @PrimaryColumn({ ...sourceColumn, ...key })
  source: RankingSource;

  @PrimaryColumn('date', key)
  day: string;

  @Column('smallint', { name: 'covers_days', default: 1 })
  coversDays: number;

  /** The run that read it last. */
  @Column('integer', { name: 'run_id' })
  runId: number;

  @Column('integer')
  keywords: number;

  @Column('bigint')
  clicks: string;

  @Column('bigint')
  impressions: string;

  /** Positions times their impressions. */
  @Column('double precision', { name: 'position_sum' })
  positionSum: number;
}
