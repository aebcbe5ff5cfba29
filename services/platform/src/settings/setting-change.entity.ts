import type { SettingChangedBy, SettingName } from '@agency/contracts';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** As JSON. */
type StoredValue = object | string | number | boolean;

/** A change of a setting, recorded in its transaction. Only ever added. */
@Entity('setting_changes')
@Index('setting_changes_by_time', ['at'])
export class SettingChangeEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    primaryKeyConstraintName: 'setting_changes_pkey',
  })
  id: string;

  @Column('timestamptz')
  at: Date;

  @Column('text')
  setting: SettingName;

  /** Which one, if there are several. */
  @Column('text', { nullable: true })
  detail: string | null;

  /** (!) Null for secrets. */
  @Column('jsonb', { nullable: true })
  before: StoredValue | null;

  @Column('jsonb', { nullable: true })
  after: StoredValue | null;

  @Column('text')
  by: SettingChangedBy;
}
