import type { TimelineEntry } from '@agency/contracts';
import { integerColumn } from '@agency/platform';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { LeadEntity } from './lead.entity.js';

type LeadEntry = Extract<
  TimelineEntry,
  {
    kind:
      | 'status-changed'
      | 'notes-changed'
      | 'follow-up-changed'
      | 'amount-changed'
      | 'contact-corrected';
  }
>;
type WithoutTime<Entry> = Entry extends unknown ? Omit<Entry, 'at'> : never;

/** An action of the owner in the lead's timeline. The lead itself records its submission. */
export type LeadEvent = WithoutTime<LeadEntry>;

/** Append-only: a trigger rejects every change except the erasure of the lead. */
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

  /** Data specific to the kind. */
  @Column('jsonb')
  detail: object;
}
