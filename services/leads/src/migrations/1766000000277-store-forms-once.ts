import type { QueryRunner } from 'typeorm';

/** A form sent twice is one lead, by the key of its request. A lead also says if it only asked for the newsletter. */
export class StoreFormsOnce1766000000277 {
  /** The version before writes no key, and nulls are never equal. */
  readonly neverRefuses = ['unique index leads.contacts_by_request is new on leads.contacts'];

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE leads.contacts ADD COLUMN request_key uuid, ADD COLUMN topic text',
    );
    await queryRunner.query(
      'CREATE UNIQUE INDEX contacts_by_request ON leads.contacts (request_key)',
    );
    await queryRunner.query(
      'CREATE INDEX contacts_by_topic ON leads.contacts (topic, created_at, id) WHERE topic IS NOT NULL',
    );
    await queryRunner.query(`
      CREATE OR REPLACE VIEW leads.lead_facts AS
      SELECT id, name, email, phone, company, service, monthly_ad_spend, message, created_at, topic
      FROM leads.contacts`);
  }
}
