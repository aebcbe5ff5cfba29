import type { QueryRunner } from 'typeorm';

/** Codes that set a new password when the old one is lost, as hashes. Each works once. Only adds. */
export class KeepRecoveryCodes1766500000101 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE leads.recovery_codes (
        hash text NOT NULL CONSTRAINT recovery_codes_pkey PRIMARY KEY,
        replaces text NOT NULL,
        created_at timestamptz NOT NULL,
        used_at timestamptz
      )`);
  }
}
