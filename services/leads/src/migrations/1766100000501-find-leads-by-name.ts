import type { QueryRunner } from 'typeorm';

const touchText = (touch: string) => `
  coalesce(attribution->'${touch}'->>'utm_campaign', '') || E'\\n' || coalesce(attribution->'${touch}'->>'utm_source', '')`;

/**
 * Searches find names and addresses in indexes of their own, and the beginnings of words in messages and notes. See
 * services/leads/src/leads/search. The version before reads `search_names` as it did: only a space after each line is new.
 */
export class FindLeadsByName1766100000501 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE FUNCTION leads.split_words(typed text) RETURNS text
      LANGUAGE sql IMMUTABLE PARALLEL SAFE
      RETURN regexp_replace(leads.fold_text(coalesce(typed, '')),
        '[\\s!-/:-@\\[-\`{-~\\u00a1-\\u00bf\\u2000-\\u206f\\u3000-\\u303f]+', ' ', 'g')`);
    // A tsvector's word has at most 2,046 bytes.
    await queryRunner.query(`
      CREATE FUNCTION leads.words_of(typed text) RETURNS tsvector
      LANGUAGE sql IMMUTABLE PARALLEL SAFE
      RETURN array_to_tsvector(ARRAY(
        SELECT left(word, 100) FROM unnest(string_to_array(leads.split_words(typed), ' ')) AS word WHERE word <> ''))`);
    await queryRunner.query(`
      ALTER TABLE leads.contacts
        ALTER COLUMN search_names SET EXPRESSION AS (
          ' ' || leads.split_words(name) || E' \\n ' || leads.split_words(company) || ' '),
        ADD COLUMN search_reach text GENERATED ALWAYS AS (
          ' ' || leads.split_words(email) || E' \\n ' || leads.split_words(phone) || ' ' ||
          regexp_replace(coalesce(phone, ''), '\\D', '', 'g')) STORED,
        ADD COLUMN search_words tsvector GENERATED ALWAYS AS (
          leads.words_of(coalesce(notes, '') || E'\\n' || coalesce(note_entries, '') || E'\\n' ||
            coalesce(message, '') || E'\\n' || ${touchText('first')} || E'\\n' || ${touchText('last')})) STORED`);
    await queryRunner.query(`
      CREATE INDEX contacts_by_search_reach ON leads.contacts
      USING gin (search_reach public.gin_trgm_ops) WITH (gin_pending_list_limit = 512)`);
    await queryRunner.query(`
      CREATE INDEX contacts_by_search_words ON leads.contacts
      USING gin (search_words) WITH (gin_pending_list_limit = 512)`);
  }
}
