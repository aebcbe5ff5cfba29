import type { QueryRunner } from 'typeorm';

/** What the mails about a lead are filled from, and which of them still wait. */
export class LetMailsReadLeads1763900000001 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE VIEW leads.lead_facts AS
      SELECT id, name, email, phone, company, service, monthly_ad_spend, message, created_at
      FROM leads.contacts`);
    await queryRunner.query(`
      CREATE VIEW leads.waiting_mails AS
      SELECT contact.id AS contact_id, mail.name, mail.subject, mail.due_at
      FROM leads.contacts contact
      JOIN leads.outbox mail ON mail.subject = 'contact:' || contact.id
      WHERE mail.settled_at IS NULL`);
    await queryRunner.query('GRANT USAGE ON SCHEMA leads TO email');
    await queryRunner.query('GRANT SELECT ON leads.lead_facts, leads.waiting_mails TO email');
  }
}
