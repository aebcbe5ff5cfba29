import type { KnownAlertRules } from '@agency/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One row once the owner has changed the rules. */
@Entity('alert_rules')
export class AlertRulesEntity {
  @PrimaryColumn('boolean', { primaryKeyConstraintName: 'alert_rules_pkey', default: true })
  singleton: boolean;

  /** Incomplete if an earlier version saved it. */
  @Column('jsonb')
  rules: KnownAlertRules;
}
