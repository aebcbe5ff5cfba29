import type { Activity } from '@agency/contracts';
import { integerColumn } from '@agency/platform';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { LeadEntity } from './lead.entity.js';

/** An activity that the owner logged about a lead. Unlike an event, it can be deleted: that is its Undo. */
@Entity('activities')
@Index('activities_by_contact', ['contactId', 'at'])
export class ActivityEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    primaryKeyConstraintName: 'activities_pkey',
  })
  id: string;

  @Column('bigint', { name: 'contact_id', transformer: integerColumn })
  contactId: number;

  @ManyToOne(() => LeadEntity, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'contact_id', foreignKeyConstraintName: 'activities_contact_fkey' })
  contact?: LeadEntity;

  @Column('timestamptz')
  at: Date;

  @Column('text')
  kind: Activity['kind'];

  /** Data specific to the kind. */
  @Column('jsonb')
  detail: object;
}
