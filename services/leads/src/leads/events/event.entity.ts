import { integerColumn } from '@agency/platform';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { LeadEntity } from '../lead.entity.js';
import type { LeadEvent } from './lead-event.js';

/** Rows are only ever added; a trigger refuses everything else but the erasure of their lead. */
@Entity('events')
@Index('events_by_contact', ['contactId', 'at'])
export class EventEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', primaryKeyConstraintName: 'events_pkey' })
  id: string;

  @Column('bigint', { name: 'contact_id', transformer: integerColumn })
  contactId: number;

  @ManyToOne(() => LeadEntity, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'contact_id', foreignKeyConstraintName: 'events_contact_fkey' })
  contact?: LeadEntity;

  @Column('timestamptz')
  at: Date;

  @Column('text')
  kind: LeadEvent['kind'];

  /** What the kind has to say beyond its name. */
  @Column('jsonb')
  detail: object;
}
