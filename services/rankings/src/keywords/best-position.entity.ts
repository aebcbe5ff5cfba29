import type { RankingSource } from '@agency/contracts';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { sourceColumn } from '../performance/source-column.js';
import { KeywordEntity } from './keyword.entity.js';

const key = { primaryKeyConstraintName: 'best_positions_pkey' };

/** A keyword's best position of all stored periods, found at the end of a check so that requests need not. */
@Entity('best_positions')
export class BestPositionEntity {
  @PrimaryColumn({ ...sourceColumn, ...key })
  source: RankingSource;

  @PrimaryColumn('integer', { name: 'keyword_id', ...key })
  keywordId: number;

  @ManyToOne(() => KeywordEntity, { nullable: false })
  @JoinColumn({ name: 'keyword_id', foreignKeyConstraintName: 'best_positions_keyword_fkey' })
  keyword?: KeywordEntity;

  /** As shown, with one decimal. */
  @Column('numeric', { precision: 6, scale: 1 })
  position: string;

  /** The first day with that position; of an uploaded period, its last day. */
  @Column('date')
  day: string;

  @Column('smallint', { name: 'covers_days' })
  coversDays: number;
}
