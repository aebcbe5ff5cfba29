import type { Calendar, CalendarColor, CalendarFailure } from '@agency/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A calendar of the owner's from which busy times are read. */
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

  /** Null for a file. */
  @Column('bytea', { name: 'encrypted_address', nullable: true })
  encryptedAddress: Buffer | null;

  /** Host and last four characters. */
  @Column('text', { name: 'address_hint', nullable: true })
  addressHint: string | null;

  @Column('text', { name: 'own_email', nullable: true })
  ownEmail: string | null;

  @Column('boolean', { name: 'shows_titles', default: false })
  showsTitles: boolean;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  /** When the copy was read whose busy times hold. */
  @Column('timestamptz', { name: 'read_at', nullable: true })
  readAt: Date | null;

  @Column('timestamptz', { name: 'tried_at', nullable: true })
  triedAt: Date | null;

  /** Until when one replica may be reading it; null when none is. */
  @Column('timestamptz', { name: 'reading_until', nullable: true })
  readingUntil: Date | null;

  /** Not read before by itself, because it failed. */
  @Column('timestamptz', { name: 'retry_at', nullable: true })
  retryAt: Date | null;

  /** In a row. */
  @Column('integer', { name: 'failed_tries', default: 0 })
  failedTries: number;

  @Column('timestamptz', { name: 'failing_since', nullable: true })
  failingSince: Date | null;

  @Column('text', { nullable: true })
  failure: CalendarFailure | null;

  /** When the owner was written to about this outage. */
  @Column('timestamptz', { name: 'warned_at', nullable: true })
  warnedAt: Date | null;

  /** Of the busy times that are stored. */
  @Column('text', { name: 'content_hash', nullable: true })
  contentHash: string | null;

  /** The last answer had no events after one with many: it counts only if the next is empty, too. */
  @Column('boolean', { name: 'is_empty_suspect', default: false })
  isEmptySuspect: boolean;

  @Column('integer', { name: 'event_count', default: 0 })
  eventCount: number;

  @Column('timestamptz', { name: 'known_until', nullable: true })
  knownUntil: Date | null;

  @Column('jsonb', { default: () => "'[]'" })
  warnings: Calendar['warnings'];
}
