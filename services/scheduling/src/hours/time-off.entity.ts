import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A period in which the owner takes no calls. */
@Entity('time_off')
@Index('time_off_by_end', ['endsAt'])
export class TimeOffEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'integer',
    primaryKeyConstraintName: 'time_off_pkey',
  })
  id: number;

  @Column('timestamptz', { name: 'starts_at' })
  startsAt: Date;

  @Column('timestamptz', { name: 'ends_at' })
  endsAt: Date;

  /** From one Eastern midnight to another. */
  @Column('boolean', { name: 'is_all_day' })
  isAllDay: boolean;

  @Column('text', { nullable: true })
  note: string | null;
}
