import type { QueryRunner } from 'typeorm';

/** The notes of the timeline are searched with the lead. They can be taken back, so all of them are read each time. */
export class FindLeadsByTheirNotes1765700000450 {
  readonly neverRefuses = ['trigger leads.activities_keep_notes is new on leads.activities'];

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE FUNCTION leads.keep_notes() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE leads.contacts SET note_entries = (
          SELECT string_agg(detail->>'text', E'\\n' ORDER BY at, id) FROM leads.activities
          WHERE contact_id = coalesce(NEW.contact_id, OLD.contact_id) AND kind = 'note-added')
        WHERE id = coalesce(NEW.contact_id, OLD.contact_id);
        RETURN NULL;
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER activities_keep_notes AFTER INSERT OR UPDATE OR DELETE ON leads.activities
      FOR EACH ROW EXECUTE FUNCTION leads.keep_notes()`);
  }
}
