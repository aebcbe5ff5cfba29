import type { BreakdownDimension, RankingSource } from '@agency/contracts';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { sourceColumn } from '../performance/source-column.js';
import { KeywordEntity } from './keyword.entity.js';

const key = { primaryKeyConstraintName: 'breakdowns_pkey' };

/** A keyword's figures of one page, country or device in the newest window of 28 days. */
@Entity('breakdowns')
export class BreakdownEntity {
  @PrimaryColumn({ ...sourceColumn, ...key })
  source: RankingSource;

  @PrimaryColumn('integer', { name: 'keyword_id', ...key })
  keywordId: number;

  @ManyToOne(() => KeywordEntity, { nullable: false })
  @JoinColumn({ name: 'keyword_id', foreignKeyConstraintName: 'breakdowns_keyword_fkey' })
  keyword?: KeywordEntity;

  @PrimaryColumn('text', key)
  dimension: BreakdownDimension;

  @PrimaryColumn('text', key)
  value: string;

  @Column('date', { name: 'window_end' })
  windowEnd: string;

  @Column('integer')
  clicks: number;

  @Column('integer')
  impressions: number;

  @Column('double precision')
  position: number;
}
