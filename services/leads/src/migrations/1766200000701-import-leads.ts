import type { QueryRunner } from 'typeorm';

/** Leads come from a CSV file, too. They do not wait for an answer. Only adds. */
export class ImportLeads1766200000701 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE leads.imports (
        id uuid NOT NULL,
        file_name text,
        at timestamptz NOT NULL,
        added integer NOT NULL,
        duplicates integer NOT NULL,
        refused integer NOT NULL,
        undone_at timestamptz,
        removed integer,
        kept integer,
        CONSTRAINT imports_pkey PRIMARY KEY (id)
      )`);
    await queryRunner.query('CREATE INDEX imports_newest ON leads.imports (at)');
    await queryRunner.query('ALTER TABLE leads.contacts ADD COLUMN import_id uuid');
    await queryRunner.query(`
      CREATE INDEX contacts_by_import ON leads.contacts (import_id, created_at, id)
      WHERE import_id IS NOT NULL`);
    await queryRunner.query('DROP INDEX leads.contacts_unanswered');
    await queryRunner.query(`
      CREATE INDEX contacts_unanswered ON leads.contacts (created_at, id)
      WHERE status = 'new' AND follow_up_on IS NULL AND import_id IS NULL`);
  }
}
