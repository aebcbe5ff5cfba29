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

  /** The most calls that visitors may fill a day with; null is without limit. */
  @Column('integer', { name: 'max_calls_per_day', nullable: true })
  maxCallsPerDay: number | null;

  @Column('boolean', { name: 'is_closed_on_holidays', default: true })
  isClosedOnHolidays: boolean;

  /** Names of the federal holidays on which calls are taken all the same. */
  @Column('text', { name: 'open_holidays', array: true, default: () => "'{}'" })
  openHolidays: string[];

  /** How old the copy of another calendar may be for visitors to book; null is any age. */
  @Column('integer', { name: 'max_calendar_age_minutes', nullable: true })
  maxCalendarAgeMinutes: number | null;

  /** Whether the offer of other rules was answered: taken, turned down, or made needless by own rules. */
  @Column('boolean', { name: 'is_proposal_answered', default: false })
  isProposalAnswered: boolean;

  /** Moved to time off. It stays for replicas of the version before, which still read it. */
  @Column('text', { name: 'days_off', array: true, default: () => "'{}'" })
  daysOff: string[];
}
