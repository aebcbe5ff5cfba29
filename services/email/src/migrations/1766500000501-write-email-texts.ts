import { createSettingChanges } from '@agency/platform';
import type { QueryRunner } from 'typeorm';

/** What the owner writes in emails to visitors, and which settings changed. Only adds. */
export class WriteEmailTexts1766500000501 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE email.email_texts (
        email text CONSTRAINT email_texts_pkey PRIMARY KEY,
        version integer NOT NULL,
        text jsonb
      )`);
    await createSettingChanges(queryRunner, 'email');
  }
}
