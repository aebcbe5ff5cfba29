import { Column, Entity, PrimaryColumn } from 'typeorm';

/** At most one row. Without it, arrivals are counted. */
@Entity('arrival_counting')
export class ArrivalCountingEntity {
  @PrimaryColumn('boolean', { primaryKeyConstraintName: 'arrival_counting_pkey', default: true })
  singleton: boolean;

  @Column('boolean', { name: 'is_on' })
  isOn: boolean;
}
