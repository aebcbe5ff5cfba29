import { Column, Entity, PrimaryColumn } from 'typeorm';

/** At most one row: whether the owner wants the month by email. */
@Entity('month_email')
export class MonthEmailEntity {
  @PrimaryColumn('boolean', { primaryKeyConstraintName: 'month_email_pkey', default: true })
  singleton: boolean;

  @Column('boolean', { name: 'is_on' })
  isOn: boolean;
}
