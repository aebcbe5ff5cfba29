import type { RankingSource } from '@agency/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { sourceColumn } from './source-column.js';

/** One row for each source: how far its figures reach. */
@Entity('data_sets')
export class DataSetEntity {
  @PrimaryColumn({ ...sourceColumn, primaryKeyConstraintName: 'data_sets_pkey' })
  source: RankingSource;

  @Column('date', { name: 'data_through', nullable: true })
  dataThrough: string | null;

  @Column('timestamptz', { name: 'updated_at', nullable: true })
  updatedAt: Date | null;

  /** Grows with each change that the summary shows. */
  @Column('integer', { default: 0 })
  revision: number;
}
