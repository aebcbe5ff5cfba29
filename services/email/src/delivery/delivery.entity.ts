import type { DeliveryState, EmailName } from '@agency/contracts';
import { integerColumn, type OutboxSubject } from '@agency/platform';
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

/** An email that was attempted or skipped, and what became of it. Stores no address and nothing of its content. */
@Entity('deliveries')
@Unique('deliveries_once', ['subject', 'mail', 'sequence'])
@Check('deliveries_one_subject', 'num_nonnulls(contact_id, appointment_id) <= 1')
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
  mail: EmailName;

  /** As in the outbox, such as `appointment:12`. */
  @Column('text')
  subject: OutboxSubject;

  /**
   * The appointment's sequence when the email was requested; 0 for an email about a lead, the reply's id for a reply, when its
   * outage began for a calendar of the owner's, and the first second of what a summary sums up. Negative for an invitation
   * to an address that was corrected since.
   */
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

  /** The same for every attempt, so that a mailbox can recognize a duplicate. */
  @Column('uuid', { name: 'message_id' })
  messageId: string;

  @Column('text')
  state: DeliveryState;

  @Column('text', { nullable: true })
  reason: string | null;

  @Column('integer', { default: 0 })
  attempts: number;

  /** When the current attempt began. A worker that dies leaves it set. */
  @Column('timestamptz', { name: 'sending_since', nullable: true })
  sendingSince: Date | null;

  /** A hash of the address, to count its emails; null for an email that no limit counts. */
  @Column('text', { name: 'recipient_key', nullable: true })
  recipientKey: string | null;

  /** When the owner put its failure aside. */
  @Column('timestamptz', { name: 'dismissed_at', nullable: true })
  dismissedAt: Date | null;

  /** When it was first attempted or skipped. */
  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'changed_at' })
  changedAt: Date;
}
