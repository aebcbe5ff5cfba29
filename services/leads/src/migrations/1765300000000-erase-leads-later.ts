import type { MigrationInterface, QueryRunner } from 'typeorm';

const isClosed = (value: string) => `${value} IN ('closed-won', 'closed-lost')`;

/** Since when a lead is closed, how long closed leads are kept, and which ones go once their visitor has been told. */
export class EraseLeadsLater1765300000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE leads.contacts
        ADD COLUMN closed_at timestamptz,
        ADD COLUMN erasure_requested_at timestamptz`);
    await this.followTimeline(queryRunner);
    await queryRunner.query(
      'CREATE INDEX contacts_by_closing ON leads.contacts (closed_at) WHERE closed_at IS NOT NULL',
    );
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

  /**
   * A trigger on the timeline, because the previous version also writes it while both run. Leads closed before the
   * timeline existed count from this migration: erasing late can be corrected, erasing early cannot.
   */
  private async followTimeline(queryRunner: QueryRunner): Promise<void> {
    const [from, to] = [`NEW.detail->>'from'`, `NEW.detail->>'to'`];
    await queryRunner.query(`
      CREATE FUNCTION leads.set_closed_at() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE leads.contacts SET closed_at = CASE
          WHEN NOT ${isClosed(to)} THEN NULL
          WHEN ${isClosed(from)} THEN coalesce(closed_at, NEW.at)
          ELSE NEW.at END
        WHERE id = NEW.contact_id;
        RETURN NULL;
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER events_set_closed_at AFTER INSERT ON leads.events
      FOR EACH ROW WHEN (NEW.kind = 'status-changed') EXECUTE FUNCTION leads.set_closed_at()`);
    await queryRunner.query(`
      UPDATE leads.contacts contact SET closed_at = coalesce(
        (SELECT max(at) FROM leads.events
         WHERE contact_id = contact.id AND kind = 'status-changed'
           AND ${isClosed(`detail->>'to'`)} AND NOT ${isClosed(`detail->>'from'`)}),
        now())
      WHERE ${isClosed('status')}`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE leads.retention');
    await queryRunner.query('DROP TRIGGER events_set_closed_at ON leads.events');
    await queryRunner.query('DROP FUNCTION leads.set_closed_at');
    await queryRunner.query('DROP VIEW leads.erasure_requests');
    await queryRunner.query(
      'ALTER TABLE leads.contacts DROP COLUMN erasure_requested_at, DROP COLUMN closed_at',
    );
  }
}
