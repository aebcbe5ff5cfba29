import type { RankingSource, UploadedPeriod } from '@agency/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { sourceColumn } from './source-column.js';

abstract class Totals {
  /** The run that read it last. */
  @Column('integer', { name: 'run_id' })
  runId: number;

  @Column('integer')
  keywords: number;

  @Column('bigint')
  clicks: string;

  @Column('bigint')
  impressions: string;

  /** The sum of positions times impressions. */
  @Column('double precision', { name: 'position_sum' })
  positionSum: number;

  /** Set for uploads only, like all columns below. Null for uploads of earlier versions. */
  @Column('text', { name: 'file_name', nullable: true })
  fileName: string | null;

  @Column('text', { name: 'file_kind', nullable: true })
  fileKind: UploadedPeriod['fileKind'];

  @Column('timestamptz', { name: 'uploaded_at', nullable: true })
  uploadedAt: Date | null;
}

const key = { primaryKeyConstraintName: 'days_pkey' };

/**
 * The totals of a day that was read. A day without keywords had no data; its row keeps it from being read at every
 * check.
 */
@Entity('days')
export class DayEntity extends Totals {
  @PrimaryColumn({ ...sourceColumn, ...key })
  source: RankingSource;

  @PrimaryColumn('date', key)
  day: string;

  @Column('smallint', { name: 'covers_days', default: 1 })
  coversDays: number;
}

// (!) TypeORM writes the type of a column into the object it is given: each column gets its own.
const widerKey = () => ({ primaryKeyConstraintName: 'wider_days_pkey' });

/** The totals of an uploaded period that ends on the same day as a shorter one, which is in `days`. */
@Entity('wider_days')
export class WiderDayEntity extends Totals {
  @PrimaryColumn({ ...sourceColumn, ...widerKey() })
  source: RankingSource;

  @PrimaryColumn('date', widerKey())
  day: string;

  @PrimaryColumn('smallint', { name: 'covers_days', ...widerKey() })
  coversDays: number;
}
