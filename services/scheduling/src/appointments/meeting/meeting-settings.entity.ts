import type { MeetingKind } from '@agency/contracts';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** One row: where new calls take place. Without it, each call has a room under MEETING_BASE_URL. */
@Entity('meeting_settings')
@Check('meeting_settings_one_row', 'singleton')
export class MeetingSettingsEntity {
  @PrimaryColumn('boolean', { primaryKeyConstraintName: 'meeting_settings_pkey', default: true })
  singleton: boolean;

  @Column('text')
  kind: MeetingKind;

  /** The base address of rooms, the link, or the phone number. */
  @Column('text')
  address: string;
}
