import type { QueryRunner } from 'typeorm';

/**
 * Deleting a lead, whoever does it, also deletes its unsent emails and records its id, so that a restored backup does
 * not bring it back (docs/decisions/023). The calls, the timeline and the deliveries follow by their foreign keys.
 */
export class ForgetErasedLeads1765200000001 {
  readonly neverRefuses = ['trigger leads.contacts_forget is new on leads.contacts'];

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE FUNCTION leads.forget_contact() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM leads.outbox WHERE subject = 'contact:' || OLD.id;
        INSERT INTO operations.erased_contacts (id) VALUES (OLD.id) ON CONFLICT DO NOTHING;
        RETURN OLD;
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER contacts_forget BEFORE DELETE ON leads.contacts
      FOR EACH ROW EXECUTE FUNCTION leads.forget_contact()`);
  }
}
