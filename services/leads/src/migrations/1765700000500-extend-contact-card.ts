import type { QueryRunner } from 'typeorm';

/** The owner sees with each call how to reach the lead and what they asked for. */
export class ShowRequestsToCalls1765700000500 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE OR REPLACE VIEW leads.contact_card AS
      SELECT id, name, email, company, email_key, phone_key, phone, service, monthly_ad_spend, message
      FROM leads.contacts`);
  }
}
