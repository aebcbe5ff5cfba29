import type { DeliveryState } from '@agency/contracts';
import { type EmailJobName, integerColumn, type OutboxSubject } from '@agency/platform';
import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import { AppointmentReference, ContactReference } from './references.entity.js';

/** A mail that somebody has begun to send, and what became of it. Holds no address and no word of the mail. */
@Entity('deliveries')
@Unique('deliveries_once', ['subject', 'mail', 'sequence'])
@Check('deliveries_one_subject', 'num_nonnulls(contact_id, appointment_id) = 1')
@Index('deliveries_by_contact', ['contactId'])
@Index('deliveries_by_appointment', ['appointmentId'])
@Index('deliveries_by_change', ['changedAt', 'state'])
@Index('deliveries_by_state', ['state', 'changedAt'])
@Index('deliveries_by_recipient', ['recipientKey', 'mail', 'createdAt'])
@Index('deliveries_sending', ['sendingSince'], { where: 'sending_since IS NOT NULL' })
export class DeliveryEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    primaryKeyConstraintName: 'deliveries_pkey',
  })
  id: string;

  @Column('text')
  mail: EmailJobName;

  /** As in the outbox, such as `appointment:12`. */
  @Column('text')
  subject: OutboxSubject;

  /** The call's when the mail was asked for; a lead has none, so 0. */
  @Column('integer')
  sequence: number;

  @Column('bigint', { name: 'contact_id', nullable: true, transformer: integerColumn })
  contactId: number | null;

  @ManyToOne(() => ContactReference, { nullable: true, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'contact_id', foreignKeyConstraintName: 'deliveries_contact_fkey' })
  contact?: ContactReference;

  @Column('bigint', { name: 'appointment_id', nullable: true, transformer: integerColumn })
  appointmentId: number | null;

  @ManyToOne(() => AppointmentReference, { nullable: true, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'appointment_id', foreignKeyConstraintName: 'deliveries_appointment_fkey' })
  appointment?: AppointmentReference;

  /** The same at every try, so that a mailbox that gets it twice can tell. */
  @Column('uuid', { name: 'message_id' })
  messageId: string;

  @Column('text')
  state: DeliveryState;

  @Column('text', { nullable: true })
  reason: string | null;

  @Column('integer', { default: 0 })
  attempts: number;

  /** Since when it is with the mail server. Who dies meanwhile leaves it set. */
  @Column('timestamptz', { name: 'sending_since', nullable: true })
  sendingSince: Date | null;

  /** A hash of the visitor's mailbox, to count what it gets in a day; null for notices to the owner. */
  @Column('text', { name: 'recipient_key', nullable: true })
  recipientKey: string | null;

  /** When it was first tried or skipped. */
  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'changed_at' })
  changedAt: Date;
}
