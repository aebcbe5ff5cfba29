import type { QueryRunner } from 'typeorm';

/**
 * Leads that the owner adds by hand have an email address or a phone number, not always both. Also stores since when a
 * lead has had its status.
 */
export class LetTheOwnerAddLeads1765700000201 {
  /** The version before always writes both. */
  readonly neverRefuses = ['constraint leads.contacts_reachable is new on leads.contacts'];

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE leads.contacts
        ALTER COLUMN email DROP NOT NULL,
        ALTER COLUMN phone DROP NOT NULL,
        ALTER COLUMN bot_check DROP NOT NULL,
        ADD COLUMN source text NOT NULL DEFAULT 'form',
        ADD COLUMN status_since timestamptz NOT NULL DEFAULT now(),
        ADD CONSTRAINT contacts_reachable CHECK (num_nonnulls(email, phone) > 0)`);
    await queryRunner.query(`
      ALTER TABLE leads.contacts ALTER COLUMN search_text
        SET EXPRESSION AS (lower(
          name || E'\\n' || coalesce(email, '') || E'\\n' || coalesce(phone, '') || E'\\n' ||
          coalesce(company, '') || E'\\n' || coalesce(message, '') || E'\\n' ||
          regexp_replace(coalesce(phone, ''), '\\D', '', 'g')))`);
    await queryRunner.query(`
      UPDATE leads.contacts contact SET status_since = coalesce(
        (SELECT max(event.at) FROM leads.events event
         WHERE event.contact_id = contact.id AND event.kind = 'status-changed'),
        contact.created_at)`);
  }
}
