import type { Calendar, CalendarColor, CalendarFailure } from '@agency/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A calendar of the owner's that busy times are read from. */
@Entity('calendars')
export class CalendarEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'integer',
    primaryKeyConstraintName: 'calendars_pkey',
  })
  id: number;

  @Column('text')
  name: string;

  @Column('text')
  color: CalendarColor;

  @Column('text')
  source: Calendar['source'];

  /** Bound to this row. Null for a file. */
  @Column('bytea', { name: 'sealed_address', nullable: true })
  sealedAddress: Buffer | null;

  /** Host and last four characters. */
  @Column('text', { name: 'address_hint', nullable: true })
  addressHint: string | null;

  @Column('text', { name: 'own_email', nullable: true })
  ownEmail: string | null;

  @Column('boolean', { name: 'shows_titles', default: false })
  showsTitles: boolean;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  /** When the current copy was read. */
  @Column('timestamptz', { name: 'read_at', nullable: true })
  readAt: Date | null;

  @Column('timestamptz', { name: 'tried_at', nullable: true })
  triedAt: Date | null;

  /** The lease of the replica that is reading it; null if none is. */
  @Column('timestamptz', { name: 'reading_until', nullable: true })
  readingUntil: Date | null;

  /** No automatic read before this time, because the last one failed. */
  @Column('timestamptz', { name: 'retry_at', nullable: true })
  retryAt: Date | null;

  /** Consecutive failures. */
  @Column('integer', { name: 'failed_tries', default: 0 })
  failedTries: number;

  @Column('timestamptz', { name: 'failing_since', nullable: true })
  failingSince: Date | null;

  @Column('text', { nullable: true })
  failure: CalendarFailure | null;

  /** When the owner was emailed about this outage. */
  @Column('timestamptz', { name: 'warned_at', nullable: true })
  warnedAt: Date | null;

  /** Hash of the stored busy times. */
  @Column('text', { name: 'content_hash', nullable: true })
  contentHash: string | null;

  /** The last read returned no events after one with many: an empty calendar counts only twice in a row. */
  @Column('boolean', { name: 'is_empty_suspect', default: false })
  isEmptySuspect: boolean;

  @Column('integer', { name: 'event_count', default: 0 })
  eventCount: number;

  @Column('timestamptz', { name: 'known_until', nullable: true })
  knownUntil: Date | null;

  @Column('jsonb', { default: () => "'[]'" })
  warnings: Calendar['warnings'];
}
