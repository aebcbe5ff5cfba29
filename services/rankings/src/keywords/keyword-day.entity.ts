import type { RankingSource } from '@agency/contracts';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { sourceColumn } from '../performance/source-column.js';
import { KeywordEntity } from './keyword.entity.js';

const key = { primaryKeyConstraintName: 'figures_pkey' };

/** A keyword's performance data of one day. A day without a row is a gap. */
@Entity('figures')
export class KeywordDayEntity {
  @PrimaryColumn({ ...sourceColumn, ...key })
  source: RankingSource;

  /** In Pacific Time; the last one of an uploaded period. */
  @PrimaryColumn('date', key)
  day: string;

  @PrimaryColumn('integer', { name: 'keyword_id', ...key })
  keywordId: number;

  @ManyToOne(() => KeywordEntity, { nullable: false })
  @JoinColumn({ name: 'keyword_id', foreignKeyConstraintName: 'figures_keyword_fkey' })
  keyword?: KeywordEntity;

  @Column('integer')
  clicks: number;

  @Column('integer')
  impressions: number;

  /** The source's own average over the day's impressions. */
  @Column('double precision')
  position: number;

  @Column('smallint', { name: 'covers_days', default: 1 })
  coversDays: number;
}
