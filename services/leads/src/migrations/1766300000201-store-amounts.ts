import type { QueryRunner } from 'typeorm';

/** What was proposed to a lead, and what a client pays. Only adds. */
export class StoreAmounts1766300000201 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE leads.contacts ADD COLUMN proposal_amount jsonb, ADD COLUMN client_amount jsonb',
    );
    await queryRunner.query(`
      CREATE INDEX contacts_by_proposal ON leads.contacts (status) WHERE proposal_amount IS NOT NULL`);
  }
}
