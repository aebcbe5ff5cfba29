import type { QueryRunner } from 'typeorm';

/** The passwords that the owner has chosen herself, as hashes. Only adds. */
export class KeepPasswords1766400000101 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE leads.gate_passwords (
        gate text NOT NULL CONSTRAINT gate_passwords_pkey PRIMARY KEY,
        hash text NOT NULL,
        replaces text NOT NULL,
        changed_at timestamptz NOT NULL
      )`);
  }
}
