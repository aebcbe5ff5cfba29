import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One row: the owner's rules. */
@Entity('booking_rules')
export class BookingRulesEntity {
  @PrimaryColumn('boolean', { primaryKeyConstraintName: 'booking_rules_pkey', default: true })
  singleton: boolean;

  @Column('integer', { name: 'minimum_notice_minutes', default: 0 })
  minimumNoticeMinutes: number;

  /** Null is without limit. */
  @Column('integer', { name: 'horizon_days', nullable: true })
  horizonDays: number | null;

  @Column('integer', { name: 'buffer_minutes', default: 0 })
  bufferMinutes: number;

  /** Eastern calendar days, `YYYY-MM-DD`. */
  @Column('text', { name: 'days_off', array: true, default: () => "'{}'" })
  daysOff: string[];
}
