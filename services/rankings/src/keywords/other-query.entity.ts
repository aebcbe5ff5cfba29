import type { RankingSource } from '@agency/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { sourceColumn } from '../performance/source-column.js';

const key = { primaryKeyConstraintName: 'other_queries_pkey' };

/** A query that was seen in the source's newest window. A listed one is left out when it is read. */
@Entity('other_queries')
export class OtherQueryEntity {
  @PrimaryColumn({ ...sourceColumn, ...key })
  source: RankingSource;

  /** In Search Console's spelling. */
  @PrimaryColumn('text', key)
  query: string;

  @Column('date', { name: 'window_start' })
  windowStart: string;

  @Column('date', { name: 'window_end' })
  windowEnd: string;

  @Column('integer')
  clicks: number;

  @Column('integer')
  impressions: number;

  @Column('double precision')
  position: number;
}
