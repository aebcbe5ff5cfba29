import type { QueryRunner } from 'typeorm';

/** Reads the leads that wait for an answer from an index, and lets the automatic reply know what the owner has done. */
export class TellWhoWaitsForAnAnswer1766100000401 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE INDEX contacts_unanswered ON leads.contacts (created_at, id)
      WHERE status = 'new' AND follow_up_on IS NULL`);
    await queryRunner.query(`
      CREATE OR REPLACE VIEW leads.lead_facts AS
      SELECT id, name, email, phone, company, service, monthly_ad_spend, message, created_at, topic, status
      FROM leads.contacts`);
    await queryRunner.query(`
      CREATE VIEW leads.logged_contacts AS
      SELECT contact_id, kind, detail->>'outcome' AS outcome
      FROM leads.activities WHERE kind IN ('called', 'wrote')`);
    await queryRunner.query('GRANT SELECT ON leads.logged_contacts TO email');
  }
}
