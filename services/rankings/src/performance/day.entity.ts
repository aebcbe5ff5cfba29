import type { RankingSource } from '@agency/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { sourceColumn } from './source-column.js';

const key = { primaryKeyConstraintName: 'days_pkey' };

/** The totals of a day that was read. A day without keywords had no data and is not read again forever. */
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
