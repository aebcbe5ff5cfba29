import type { QueryRunner } from 'typeorm';

/** The calendar counts a visitor's upcoming calls by email address and phone number, not only by contact. */
export class NameVisitorKeys1765400000001 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE OR REPLACE VIEW leads.contact_card AS
      SELECT id, name, email, company, email_key, phone_key FROM leads.contacts`);
  }
}
