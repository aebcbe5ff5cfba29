import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The owner's calendar feed and her choice for her notices: one row, or none. */
@Entity('calendar_feed')
@Check('calendar_feed_is_one', 'id = 1')
export class CalendarFeedEntity {
  @PrimaryColumn('smallint', { default: 1, primaryKeyConstraintName: 'calendar_feed_pkey' })
  id: number;

  /** SHA-256 of the token in the address. (!) The token itself is never stored. Null: there is no address. */
  @Column('bytea', { name: 'token_hash', nullable: true })
  tokenHash: Buffer | null;

  @Column('timestamptz', { name: 'created_at', nullable: true })
  createdAt: Date | null;

  @Column('timestamptz', { name: 'last_read_at', nullable: true })
  lastReadAt: Date | null;

  /** Tag of the file as last read. */
  @Column('text', { name: 'content_hash', nullable: true })
  contentHash: string | null;

  /** When a reader first got the file in its current state. */
  @Column('timestamptz', { name: 'content_changed_at', nullable: true })
  contentChangedAt: Date | null;

  /** Whether emails to the owner carry a calendar file; null until she chooses. */
  @Column('boolean', { name: 'is_attached', nullable: true })
  isAttached: boolean | null;
}
