import type { QueryRunner } from 'typeorm';

const touchText = (touch: string) => `
  coalesce(attribution->'${touch}'->>'utm_campaign', '') || E'\\n' || coalesce(attribution->'${touch}'->>'utm_source', '')`;

const words = (column: string) =>
  `regexp_replace(leads.fold_text(coalesce(${column}, '')), '[\\s!-/:-@\\[-\`{-~]+', ' ', 'g')`;

/** See services/leads/src/leads/search. The version before searches the same column, for what it folds itself: lower case. */
export class SearchWithoutAccents1765700000202 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE FUNCTION leads.fold_text(typed text) RETURNS text
      LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN replace(replace(replace(replace(translate(
        regexp_replace(lower(normalize(translate(typed, '''’‘ʼʻ\`´′', ''), NFKD)), '[\\u0300-\\u036f]', '', 'g'),
        'øłđðıħς‐‒–—―−', 'olddihσ------'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')`);
    await queryRunner.query('ALTER TABLE leads.contacts ADD COLUMN note_entries text');
    await queryRunner.query(`
      ALTER TABLE leads.contacts
        ADD COLUMN search_names text GENERATED ALWAYS AS (
          ' ' || ${words('name')} || E'\\n ' || ${words('company')}) STORED,
        ALTER COLUMN search_text SET EXPRESSION AS (
          leads.fold_text(name) || E'\\x01' || leads.fold_text(
            coalesce(company, '') || E'\\n' || coalesce(email, '') || E'\\n' || coalesce(phone, '') || E'\\n' ||
            regexp_replace(coalesce(phone, ''), '\\D', '', 'g')) ||
          E'\\x02' || leads.fold_text(coalesce(notes, '') || E'\\n' || coalesce(note_entries, '')) ||
          E'\\x03' || leads.fold_text(coalesce(message, '')) ||
          E'\\x04' || leads.fold_text(${touchText('first')} || E'\\n' || ${touchText('last')}))`);
    await queryRunner.query(`
      CREATE INDEX contacts_by_search_names ON leads.contacts
      USING gin (search_names public.gin_trgm_ops) WITH (gin_pending_list_limit = 512)`);
  }
}
