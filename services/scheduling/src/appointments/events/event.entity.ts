import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { AppointmentEntity } from '../appointment.entity.js';
import type { AppointmentEvent } from './appointment-event.js';

/**
 * Rows are only ever added; a trigger refuses everything else. The event refers to its call and not to the
 * lead: a reference to the lead would wait for an erasure that waits for this very call.
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

  /** What the kind has to say beyond its name. */
  @Column('jsonb')
  detail: object;
}
