import type { RankingSource } from '@agency/contracts';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { sourceColumn } from '../performance/source-column.js';
import { KeywordEntity } from './keyword.entity.js';

abstract class Figures {
  @Column('integer')
  clicks: number;

  @Column('integer')
  impressions: number;

  /** The source's own average over the day's impressions. */
  @Column('double precision')
  position: number;
}

const key = { primaryKeyConstraintName: 'figures_pkey' };

/** A keyword's performance data of one day. A day without a row is a gap. */
@Entity('figures')
export class KeywordDayEntity extends Figures {
  @PrimaryColumn({ ...sourceColumn, ...key })
  source: RankingSource;

  /** In Pacific Time; for an uploaded period, its last day. */
  @PrimaryColumn('date', key)
  day: string;

  @PrimaryColumn('integer', { name: 'keyword_id', ...key })
  keywordId: number;

  @ManyToOne(() => KeywordEntity, { nullable: false })
  @JoinColumn({ name: 'keyword_id', foreignKeyConstraintName: 'figures_keyword_fkey' })
  keyword?: KeywordEntity;

  @Column('smallint', { name: 'covers_days', default: 1 })
  coversDays: number;
}

// (!) TypeORM writes the type of a column into the object it is given: each column gets its own.
const widerKey = () => ({ primaryKeyConstraintName: 'wider_figures_pkey' });

/** A keyword in an uploaded period that ends on the same day as a shorter one. */
@Entity('wider_figures')
export class WiderKeywordDayEntity extends Figures {
  @PrimaryColumn({ ...sourceColumn, ...widerKey() })
  source: RankingSource;

  @PrimaryColumn('integer', { name: 'keyword_id', ...widerKey() })
  keywordId: number;

  @ManyToOne(() => KeywordEntity, { nullable: false })
  @JoinColumn({ name: 'keyword_id', foreignKeyConstraintName: 'wider_figures_keyword_fkey' })
  keyword?: KeywordEntity;

  @PrimaryColumn('date', widerKey())
  day: string;

  @PrimaryColumn('smallint', { name: 'covers_days', ...widerKey() })
  coversDays: number;
}
