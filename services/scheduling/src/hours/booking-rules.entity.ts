import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One row: the owner's rules. */
@Entity('booking_rules')
export class BookingRulesEntity {
  @PrimaryColumn('boolean', { primaryKeyConstraintName: 'booking_rules_pkey', default: true })
  singleton: boolean;

  @Column('integer', { name: 'minimum_notice_minutes', default: 0 })
  minimumNoticeMinutes: number;

  /** Null is no limit. */
  @Column('integer', { name: 'horizon_days', nullable: true })
  horizonDays: number | null;

  @Column('integer', { name: 'buffer_minutes', default: 0 })
  bufferMinutes: number;

  /** Maximum calls per day that visitors can book; null is no limit. */
  @Column('integer', { name: 'max_calls_per_day', nullable: true })
  maxCallsPerDay: number | null;

  @Column('boolean', { name: 'is_closed_on_holidays', default: true })
  isClosedOnHolidays: boolean;

  /** Names of the federal holidays on which calls are taken anyway. */
  @Column('text', { name: 'open_holidays', array: true, default: () => "'{}'" })
  openHolidays: string[];

  /** How old the copy of another calendar may be before visitors can no longer book; null is any age. */
  @Column('integer', { name: 'max_calendar_age_minutes', nullable: true })
  maxCalendarAgeMinutes: number | null;

  /** Whether the proposed rules were accepted or dismissed, or are obsolete because the owner saved her own. */
  @Column('boolean', { name: 'is_proposal_answered', default: false })
  isProposalAnswered: boolean;
}
