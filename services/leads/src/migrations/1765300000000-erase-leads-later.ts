import type { QueryRunner } from 'typeorm';

const isClosed = (value: string) => `${value} IN ('closed-won', 'closed-lost')`;

/** How long closed leads are kept, and which leads are erased once their visitor has been told. */
export class EraseLeadsLater1765300000000 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE leads.contacts
        ADD COLUMN closed_at timestamptz,
        ADD COLUMN erasure_requested_at timestamptz`);
    // The timeline says since when a lead is closed. Leads closed before it existed count from this migration: erasing
    // late can be corrected, erasing early cannot.
    await queryRunner.query(`
      UPDATE leads.contacts contact SET closed_at = now()
      WHERE ${isClosed('status')} AND NOT EXISTS (
        SELECT FROM leads.events WHERE contact_id = contact.id AND kind = 'status-changed'
          AND ${isClosed(`detail->>'to'`)} AND NOT ${isClosed(`detail->>'from'`)})`);
    await queryRunner.query(`
      CREATE INDEX contacts_to_erase ON leads.contacts (erasure_requested_at)
        WHERE erasure_requested_at IS NOT NULL`);
    await queryRunner.query(`
      CREATE VIEW leads.erasure_requests AS
      SELECT id AS contact_id FROM leads.contacts WHERE erasure_requested_at IS NOT NULL`);
    await queryRunner.query('GRANT SELECT ON leads.erasure_requests TO scheduling');
    await queryRunner.query(`
      CREATE TABLE leads.retention (
        singleton boolean NOT NULL DEFAULT true,
        months integer,
        CONSTRAINT retention_pkey PRIMARY KEY (singleton)
      )`);
  }
}
