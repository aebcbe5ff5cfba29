import type { AppointmentStatus } from '@agency/contracts';
import { type BotVerdict, integerColumn } from '@agency/platform';
import {
  Column,
  CreateDateColumn,
  Entity,
  Exclusion,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from 'typeorm';
import { LeadReference } from './lead-reference.entity.js';

/** Non-cancelled appointments never overlap; enforced here so that a race cannot double-book. */
export const noOverlap = {
  name: 'appointments_no_overlap',
  expression: `USING gist (tsrange(scheduled_at AT TIME ZONE 'UTC',
    scheduled_at AT TIME ZONE 'UTC' + duration * interval '1 minute') WITH &&) WHERE (status <> 'cancelled')`,
};

@Entity('appointments')
@Exclusion(noOverlap.name, noOverlap.expression)
@Index('appointments_by_time', ['scheduledAt'])
@Index('appointments_by_contact', ['contactId'])
@Index('appointments_by_status', ['status', 'scheduledAt'])
@Index('appointments_by_network', ['networkKey'], { where: 'network_key IS NOT NULL' })
export class AppointmentEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    primaryKeyConstraintName: 'appointments_pkey',
  })
  id: string;

  @Column('bigint', { name: 'contact_id', transformer: integerColumn })
  contactId: number;

  @ManyToOne(() => LeadReference, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'contact_id', foreignKeyConstraintName: 'appointments_contact_fkey' })
  contact?: LeadReference;

  @Column('timestamptz', { name: 'scheduled_at' })
  scheduledAt: Date;

  /** Minutes. */
  @Column('integer')
  duration: number;

  /** Unused. The previous version still writes it; the next version drops it. */
  @Column('timestamptz', { name: 'blocked_until', nullable: true, select: false })
  blockedUntil?: Date | null;

  @Column('text', { default: 'scheduled' })
  status: AppointmentStatus;

  @Column('text', { nullable: true })
  notes: string | null;

  /** Identity of the calendar event, the same through every move. */
  @Column('uuid', { name: 'calendar_uid' })
  calendarUid: string;

  /** Increases with every move and cancellation, so that calendars take the newer invitation. */
  @Column('integer', { default: 0 })
  sequence: number;

  /** Whether the lead gets emails about it. Only the owner books without. */
  @Column('boolean', { name: 'is_invited', default: true })
  isInvited: boolean;

  /** Increases with every change: the optimistic lock. */
  @Column('integer', { default: 1 })
  version: number;

  @Column('text', { name: 'meeting_room' })
  meetingRoom: string;

  /** A keyed hash of the network that a visitor booked from, until the call is over. Never part of an answer. */
  @Column('text', { name: 'network_key', nullable: true, select: false })
  networkKey?: string | null;

  /** What the bot check found; null if the owner or an earlier version booked. */
  @Column('text', { name: 'bot_check', nullable: true, select: false })
  botCheck?: BotVerdict | null;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;
}
