import type { RankingSource } from '@agency/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { sourceColumn } from './source-column.js';

// (!) TypeORM writes the type of a column into the object it is given: each column gets its own.
const key = () => ({ primaryKeyConstraintName: 'wider_days_pkey' });

/** The totals of an uploaded period that ends on the same day as a shorter one, which is in `days`. */
@Entity('wider_days')
export class WiderDayEntity {
  @PrimaryColumn({ ...sourceColumn, ...key() })
  source: RankingSource;

  @PrimaryColumn('date', key())
  day: string;

  @PrimaryColumn('smallint', { name: 'covers_days', ...key() })
  coversDays: number;

  @Column('integer', { name: 'run_id' })
  runId: number;

  @Column('integer')
  keywords: number;

  @Column('bigint')
  clicks: string;

  @Column('bigint')
  impressions: string;

  @Column('double precision', { name: 'position_sum' })
  positionSum: number;
}
