import { createOutboxTable } from '@agency/platform';
import type { QueryRunner } from 'typeorm';

export class CreateContacts1763700000000 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE leads.contacts (
        id bigint NOT NULL,
        name text NOT NULL,
        email text NOT NULL,
        phone text NOT NULL,
        company text,
        service text,
        monthly_ad_spend text,
        message text,
        status text NOT NULL DEFAULT 'new',
        notes text,
        attribution jsonb,
        bot_check text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT contacts_pkey PRIMARY KEY (id)
      )`);
    await queryRunner.query('CREATE INDEX contacts_newest ON leads.contacts (created_at, id)');
    await queryRunner.query(
      'CREATE VIEW leads.contact_card AS SELECT id, name, email, company FROM leads.contacts',
    );
    await queryRunner.query('GRANT USAGE ON SCHEMA leads TO scheduling');
    await queryRunner.query('GRANT SELECT ON leads.contact_card TO scheduling');
    await createOutboxTable(queryRunner, 'leads');
  }
}
