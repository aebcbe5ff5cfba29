import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { CalendarEntity } from './calendar.entity.js';

/** A period in which one of the owner's calendars is busy. Busy times of one calendar do not overlap. */
@Entity('busy_times')
@Index('busy_times_by_end', ['endsAt', 'startsAt'])
export class BusyTimeEntity {
  @PrimaryColumn('integer', { name: 'calendar_id', primaryKeyConstraintName: 'busy_times_pkey' })
  calendarId: number;

  @ManyToOne(() => CalendarEntity, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'calendar_id', foreignKeyConstraintName: 'busy_times_calendar_fkey' })
  calendar?: CalendarEntity;

  @PrimaryColumn('timestamptz', {
    name: 'starts_at',
    primaryKeyConstraintName: 'busy_times_pkey',
  })
  startsAt: Date;

  @Column('timestamptz', { name: 'ends_at' })
  endsAt: Date;

  /** Only if the owner asked for titles. */
  @Column('text', { nullable: true })
  title: string | null;
}
