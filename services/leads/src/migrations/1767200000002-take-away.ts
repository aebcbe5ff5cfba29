import type { QueryRunner } from 'typeorm';

const takeAway = `
DROP TABLE leads.setting_changes;
DROP FUNCTION leads.refuse_setting_change;

DROP TABLE leads.recovery_codes;
-- Whoever knew the secret of booking links could compute the tokens of the links that were sent.
DELETE FROM leads.recovery_links;
ALTER TABLE leads.recovery_links ADD COLUMN hash text NOT NULL;

-- What ad platforms were told about clicks.
DROP TABLE leads.conversion_adjustments, leads.conversion_exports;

-- The month's email: one that still waits has no template any more.
DELETE FROM leads.outbox WHERE name = 'month-report' AND relayed_at IS NULL;
DROP VIEW leads.month_facts;
DROP TABLE leads.month_reports, leads.month_email;

DROP TABLE leads.arrival_days, leads.arrival_counting;
`;

/** Drops what is gone since version 1.0. */
export class TakeAway1767200000002 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(takeAway);
  }
}
