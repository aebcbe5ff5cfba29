import type { QueryRunner } from 'typeorm';

/**
 * `normalizeEmail` of the contract in SQL: a `+tag` or a dot at Gmail used to give the same mailbox another key.
 * Postgres writes the key, so the version before writes the new one, too.
 */
export class KeyLeadsByMailbox1766000000151 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE FUNCTION leads.mailbox_key(address text) RETURNS text
      LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN CASE
        WHEN lower(address) ~ '@(gmail|googlemail)\\.com$'
        THEN replace(regexp_replace(split_part(lower(address), '@', 1), '(?<=.)\\+.*$', ''), '.', '') || '@gmail.com'
        ELSE regexp_replace(lower(address), '(?<=.)\\+[^@]*@', '@')
      END`);
    await queryRunner.query(
      'ALTER TABLE leads.contacts ALTER COLUMN email_key SET EXPRESSION AS (leads.mailbox_key(email))',
    );
  }
}
