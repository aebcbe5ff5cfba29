import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The calendar counts a visitor's upcoming calls by email address and phone number, not only by contact. */
export class NameVisitorKeys1765400000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE OR REPLACE VIEW leads.contact_card AS
      SELECT id, name, email, company, email_key, phone_key FROM leads.contacts`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP VIEW leads.contact_card');
    await queryRunner.query(
      'CREATE VIEW leads.contact_card AS SELECT id, name, email, company FROM leads.contacts',
    );
    await queryRunner.query('GRANT SELECT ON leads.contact_card TO scheduling');
  }
}
