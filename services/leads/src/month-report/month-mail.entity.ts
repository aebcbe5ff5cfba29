import { Column, Entity, PrimaryColumn } from 'typeorm';

/** At most one row: whether the owner wants the month by email. */
@Entity('month_mail')
export class MonthMailEntity {
  @PrimaryColumn('boolean', { primaryKeyConstraintName: 'month_mail_pkey', default: true })
  singleton: boolean;

  @Column('boolean', { name: 'is_on' })
  isOn: boolean;
}
