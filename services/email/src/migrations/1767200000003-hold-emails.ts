import type { QueryRunner } from 'typeorm';

/** How a delivery counts toward its mailbox's total of a day. Null: not at all. */
export class HoldEmails1767200000003 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE email.deliveries ADD COLUMN allowance text');
  }
}
