import type { QueryRunner } from 'typeorm';

const takeAway = `
DROP TABLE leads.setting_changes;
DROP FUNCTION leads.refuse_setting_change;
`;

/** Drops what is gone since version 1.0. */
export class TakeAway1767200000002 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(takeAway);
  }
}
