import type { DeliveryState, EmailName } from '@agency/contracts';
import { integerColumn } from '@agency/platform';
import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';

/** Other services' tables, declared only for the foreign keys of deliveries. This service's role cannot read them. */
@Entity('contacts', { schema: 'leads', synchronize: false })
export class ContactReference {
  @PrimaryColumn('bigint', { transformer: integerColumn })
  id: number;
}

@Entity('appointments', { schema: 'scheduling', synchronize: false })
export class AppointmentReference {
  @PrimaryColumn('bigint', { transformer: integerColumn })
  id: number;
}

/** An attempted or skipped email and its state. Stores no address and no content. */
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
  subject: string;

  /** As in `EmailKey`, but negative for an invitation to an address that was corrected since. */
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

  /** The same for every attempt, so that a mailbox can recognize duplicates. */
  @Column('uuid', { name: 'message_id' })
  messageId: string;

  @Column('text')
  state: DeliveryState;

  @Column('text', { nullable: true })
  reason: string | null;

  @Column('integer', { default: 0 })
  attempts: number;

  /** When the current attempt began. Stays set if the worker dies. */
  @Column('timestamptz', { name: 'sending_since', nullable: true })
  sendingSince: Date | null;

  /** A hash of the address, for counting its emails; null for emails without a limit. */
  @Column('text', { name: 'recipient_key', nullable: true })
  recipientKey: string | null;

  /**
   * Which part of its mailbox's total of a day it uses: `first` at once, or `late` after it was held back. Null if the
   * owner caused it, and for emails that do not count. Held back now: `late` without an attempt.
   */
  @Column('text', { nullable: true })
  allowance: 'first' | 'late' | null;

  /** When the owner dismissed the failure. */
  @Column('timestamptz', { name: 'dismissed_at', nullable: true })
  dismissedAt: Date | null;

  /** When it was first attempted, held back or skipped. */
  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'changed_at' })
  changedAt: Date;
}
