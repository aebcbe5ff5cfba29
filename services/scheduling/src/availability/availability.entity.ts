import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

@Entity('availability')
@Index('availability_by_day', ['dayOfWeek', 'startTime'])
export class AvailabilityEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'integer',
    primaryKeyConstraintName: 'availability_pkey',
  })
  id: number;

  /** 0 Sunday to 6 Saturday. */
  @Column('smallint', { name: 'day_of_week' })
  dayOfWeek: number;

  /** Wall-clock Eastern Time, `HH:mm`. */
  @Column('text', { name: 'start_time' })
  startTime: string;

  @Column('text', { name: 'end_time' })
  endTime: string;

  @Column('boolean', { name: 'is_active', default: true })
  isActive: boolean;
}
