import type { RankingAlert, RankingSource } from '@agency/contracts';
import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import { KeywordEntity } from '../keywords/keyword.entity.js';
import { sourceColumn } from '../performance/data-set.entity.js';

const position = { type: 'numeric', precision: 6, scale: 1 } as const;

@Entity('alerts')
@Unique('alerts_once_per_window', ['source', 'keywordId', 'windowEnd'])
@Index('alerts_by_window', ['source', 'windowEnd', 'id'])
@Index('alerts_unread', ['source'], { where: 'NOT is_read' })
export class AlertEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer', primaryKeyConstraintName: 'alerts_pkey' })
  id: number;

  @Column(sourceColumn)
  source: RankingSource;

  @Column('integer', { name: 'keyword_id' })
  keywordId: number;

  @ManyToOne(() => KeywordEntity, { nullable: false })
  @JoinColumn({ name: 'keyword_id', foreignKeyConstraintName: 'alerts_keyword_fkey' })
  keyword?: KeywordEntity;

  @Column('date', { name: 'window_end' })
  windowEnd: string;

  @Column('text')
  type: RankingAlert['alertType'];

  @Column('text')
  severity: RankingAlert['severity'];

  @Column({ ...position, name: 'previous_position' })
  previousPosition: string;

  @Column({ ...position, name: 'current_position' })
  currentPosition: string;

  @Column('boolean', { name: 'is_read', default: false })
  isRead: boolean;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
