import { Column, Entity, Exclusion, Index, PrimaryGeneratedColumn } from 'typeorm';

const minutesOfWeek = (column: string) =>
  `day_of_week * 1440 + left(${column}, 2)::integer * 60 + right(${column}, 2)::integer`;

/** Windows of a day never overlap, even if added concurrently. */
const noOverlap = `USING gist (int4range(${minutesOfWeek('start_time')}, ${minutesOfWeek('end_time')}) WITH &&)`;

@Entity('availability')
@Exclusion('availability_no_overlap', noOverlap)
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
