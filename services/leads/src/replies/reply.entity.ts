import { integerColumn } from '@agency/platform';
import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import { LeadEntity } from '../leads/lead.entity.js';

/** An email that the owner wrote to a lead, as sent. Never changed; erased with the lead. */
@Entity('replies')
@Unique('replies_once', ['contactId', 'requestKey'])
@Index('replies_by_contact', ['contactId', 'createdAt'])
export class ReplyEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer', primaryKeyConstraintName: 'replies_pkey' })
  id: number;

  @Column('bigint', { name: 'contact_id', transformer: integerColumn })
  contactId: number;

  @ManyToOne(() => LeadEntity, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'contact_id', foreignKeyConstraintName: 'replies_contact_fkey' })
  contact?: LeadEntity;

  @Column('text')
  subject: string;

  @Column('text')
  body: string;

  /** The name of the template it started from, as it was then. */
  @Column('text', { name: 'template_name', nullable: true })
  templateName: string | null;

  /** Distinguishes a repeated request from a second reply. */
  @Column('uuid', { name: 'request_key' })
  requestKey: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
