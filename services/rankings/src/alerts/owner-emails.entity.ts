import { Column, Entity, PrimaryColumn } from 'typeorm';

/** At most one row: which emails about rankings the owner has chosen. */
@Entity('owner_emails')
export class OwnerEmailsEntity {
  @PrimaryColumn('boolean', { primaryKeyConstraintName: 'owner_emails_pkey', default: true })
  singleton: boolean;

  @Column('boolean', { name: 'is_week_on' })
  isWeekOn: boolean;

  /** 0 is Sunday. */
  @Column('smallint')
  weekday: number;

  @Column('boolean', { name: 'is_alert_on' })
  isAlertOn: boolean;

  /** Since when the weekly email is sent on this weekday. Emails due before it are not made up for. */
  @Column('timestamptz', { name: 'week_since' })
  weekSince: Date;
}
