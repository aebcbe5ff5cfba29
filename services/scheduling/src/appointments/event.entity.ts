import type { TimelineEntry } from '@agency/contracts';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { AppointmentEntity } from './appointment.entity.js';

type AppointmentEntry = Extract<TimelineEntry, { appointmentId: number }>;
type WithoutContext<Entry> = Entry extends unknown ? Omit<Entry, 'at' | 'appointmentId'> : never;

/** A change of an appointment, as in the lead's timeline. Contains no names. */
export type AppointmentEvent = WithoutContext<AppointmentEntry>;

/** The visitor, by form or link, or the owner. */
export type Actor = AppointmentEvent['by'];

/**
 * Append-only: a trigger rejects every change except the erasure of the lead. References its call instead of the lead:
 * a reference to the lead would wait for an erasure that waits for this call.
 */
@Entity('events')
@Index('events_by_appointment', ['appointmentId'])
export class EventEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', primaryKeyConstraintName: 'events_pkey' })
  id: string;

  @Column('bigint', { name: 'appointment_id' })
  appointmentId: string;

  @ManyToOne(() => AppointmentEntity, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'appointment_id', foreignKeyConstraintName: 'events_appointment_fkey' })
  appointment?: AppointmentEntity;

  @Column('timestamptz')
  at: Date;

  @Column('text')
  kind: AppointmentEvent['kind'];

  /** Data specific to the kind. */
  @Column('jsonb')
  detail: object;
}
