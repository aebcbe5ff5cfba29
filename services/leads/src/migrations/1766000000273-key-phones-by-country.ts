import type { QueryRunner } from 'typeorm';

/**
 * `nationalDigits` of the contract in SQL, behind a + for a number of another country: +49 30 901820 used to have the
 * key of (493) 090-1820, and the country code 1 before a number with an extension gave the same number another key.
 * Postgres writes the key, so the version before writes the new one, too.
 */
export class KeyPhonesByCountry1766000000273 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE FUNCTION leads.phone_key(phone text) RETURNS text
      LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN CASE
        WHEN phone ~ '^[^0-9+]*\\+' AND regexp_replace(phone, '[^0-9]', '', 'g') !~ '^1[0-9]'
        THEN '+' || regexp_replace(replace(phone, '(0)', ''), '[^0-9]', '', 'g')
        ELSE regexp_replace(regexp_replace(phone, '[^0-9]', '', 'g'), '^1+(?=[0-9]{10})', '')
      END`);
    await queryRunner.query(
      'ALTER TABLE leads.contacts ALTER COLUMN phone_key SET EXPRESSION AS (leads.phone_key(phone))',
    );
  }
}
