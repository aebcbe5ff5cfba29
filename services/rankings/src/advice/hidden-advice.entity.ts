import type { KeywordAdviceKind } from '@agency/contracts';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { KeywordEntity } from '../keywords/keyword.entity.js';

const key = { primaryKeyConstraintName: 'hidden_advice_pkey' };

/** A piece of advice that the owner does not want to see now. */
@Entity('hidden_advice')
export class HiddenAdviceEntity {
  @PrimaryColumn('integer', { name: 'keyword_id', ...key })
  keywordId: number;

  @ManyToOne(() => KeywordEntity, { nullable: false })
  @JoinColumn({ name: 'keyword_id', foreignKeyConstraintName: 'hidden_advice_keyword_fkey' })
  keyword?: KeywordEntity;

  @PrimaryColumn('text', key)
  kind: KeywordAdviceKind;

  @Column('timestamptz', { name: 'hidden_until' })
  hiddenUntil: Date;
}
