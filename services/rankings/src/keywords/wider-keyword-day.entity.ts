import type { RankingSource } from '@agency/contracts';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { sourceColumn } from '../performance/source-column.js';
import { KeywordEntity } from './keyword.entity.js';

// (!) TypeORM writes the type of a column into the object it is given: each column gets its own.
const key = () => ({ primaryKeyConstraintName: 'wider_figures_pkey' });

/** A keyword in an uploaded period that ends on the same day as a shorter one. */
@Entity('wider_figures')
export class WiderKeywordDayEntity {
  @PrimaryColumn({ ...sourceColumn, ...key() })
  source: RankingSource;

  @PrimaryColumn('integer', { name: 'keyword_id', ...key() })
  keywordId: number;

  @ManyToOne(() => KeywordEntity, { nullable: false })
  @JoinColumn({ name: 'keyword_id', foreignKeyConstraintName: 'wider_figures_keyword_fkey' })
  keyword?: KeywordEntity;

  @PrimaryColumn('date', key())
  day: string;

  @PrimaryColumn('smallint', { name: 'covers_days', ...key() })
  coversDays: number;

  @Column('integer')
  clicks: number;

  @Column('integer')
  impressions: number;

  @Column('double precision')
  position: number;
}
