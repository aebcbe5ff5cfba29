import type { Attribution, LeadStatus } from '@agency/contracts';
import { integerColumn } from '@agency/platform';
import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import type { BotVerdict } from '../bot-check/bot-verdict.js';

@Entity('contacts')
@Index('contacts_newest', ['createdAt', 'id'])
export class ContactEntity {
  @PrimaryColumn('bigint', {
    primaryKeyConstraintName: 'contacts_pkey',
    transformer: integerColumn,
  })
  id: number;

  @Column('text')
  name: string;

  @Column('text')
  email: string;

  @Column('text')
  phone: string;

  @Column('text', { nullable: true })
  company: string | null;

  @Column('text', { nullable: true })
  service: string | null;

  @Column('text', { name: 'monthly_ad_spend', nullable: true })
  monthlyAdSpend: string | null;

  @Column('text', { nullable: true })
  message: string | null;

  @Column('text', { default: 'new' })
  status: LeadStatus;

  @Column('text', { nullable: true })
  notes: string | null;

  @Column('jsonb', { nullable: true })
  attribution: Attribution | null;

  @Column('text', { name: 'bot_check' })
  botCheck: BotVerdict;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;
}
