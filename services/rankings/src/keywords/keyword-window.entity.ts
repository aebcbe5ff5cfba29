import type { RankingSource } from '@agency/contracts';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { sourceColumn } from '../performance/source-column.js';
import { KeywordEntity } from './keyword.entity.js';

const key = { primaryKeyConstraintName: 'keyword_windows_pkey' };
const position = { type: 'numeric', precision: 6, scale: 1, nullable: true } as const;

/**
 * A keyword's last seven final days and the seven before, summed at the end of a check so that requests need not.
 * Positions are stored as shown, with one decimal, so that comparisons match the page.
 */
@Entity('keyword_windows')
export class KeywordWindowEntity {
  @PrimaryColumn({ ...sourceColumn, ...key })
  source: RankingSource;

  @PrimaryColumn('integer', { name: 'keyword_id', ...key })
  keywordId: number;

  @ManyToOne(() => KeywordEntity, { nullable: false })
  @JoinColumn({ name: 'keyword_id', foreignKeyConstraintName: 'keyword_windows_keyword_fkey' })
  keyword?: KeywordEntity;

  @Column('bigint', { nullable: true })
  clicks: string | null;

  @Column('bigint', { nullable: true })
  impressions: string | null;

  @Column('double precision', { name: 'position_sum', nullable: true })
  positionSum: number | null;

  @Column(position)
  position: string | null;

  @Column('bigint', { name: 'previous_clicks', nullable: true })
  previousClicks: string | null;

  @Column('bigint', { name: 'previous_impressions', nullable: true })
  previousImpressions: string | null;

  /** Null if the previous version summed it. */
  @Column('double precision', { name: 'previous_position_sum', nullable: true })
  previousPositionSum: number | null;

  @Column({ ...position, name: 'previous_position' })
  previousPosition: string | null;
}
