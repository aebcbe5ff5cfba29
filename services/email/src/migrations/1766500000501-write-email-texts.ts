import { createSettingChanges, dropSettingChanges } from '@agency/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the owner writes in emails to visitors, and which settings changed. Only adds. */
export class WriteEmailTexts1766500000501 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE email.email_texts (
        email text CONSTRAINT email_texts_pkey PRIMARY KEY,
        version integer NOT NULL,
        text jsonb
      )`);
    await createSettingChanges(queryRunner, 'email');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropSettingChanges(queryRunner, 'email');
    await queryRunner.query('DROP TABLE email.email_texts');
  }
}
