import type { NoticeKind } from '@agency/contracts';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

export interface StoredAddress {
  /** Never reused. 0: the owner's choices for the environment's address; `address` is what it was at the time. */
  id: number;
  address: string;
  kinds: NoticeKind[];
  isMain: boolean;
  /** ISO 8601 UTC. */
  addedAt: string;
  confirmedAt: string | null;
  /** Kept for a while, so that it can be told of what happened. */
  removedAt?: string;
}

/** One row: who is notified, and how emails are sent. Without it, everything goes to OWNER_EMAIL. */
@Entity('notice_settings')
@Check('notice_settings_one_row', 'singleton')
export class NoticeSettingsEntity {
  @PrimaryColumn('boolean', { primaryKeyConstraintName: 'notice_settings_pkey', default: true })
  singleton: boolean;

  /** Increases with every change, and is part of each email about one: a change is reported once. */
  @Column('integer')
  version: number;

  @Column('jsonb')
  addresses: StoredAddress[];

  @Column('integer', { name: 'last_address_id' })
  lastAddressId: number;

  /** Null: the agency's name. */
  @Column('text', { name: 'sender_name', nullable: true })
  senderName: string | null;

  /** Null: answers to the owner's replies go to the main address, all others to the From address. */
  @Column('integer', { name: 'reply_to_id', nullable: true })
  replyToId: number | null;
}
