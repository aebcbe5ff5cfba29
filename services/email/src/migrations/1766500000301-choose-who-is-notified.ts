import type { QueryRunner } from 'typeorm';

/** Who is notified of what, and how emails are sent, as the owner chooses. Only adds. */
export class ChooseWhoIsNotified1766500000301 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE email.notice_settings (
        singleton boolean DEFAULT true CONSTRAINT notice_settings_pkey PRIMARY KEY
          CONSTRAINT notice_settings_one_row CHECK (singleton),
        version integer NOT NULL,
        addresses jsonb NOT NULL,
        last_address_id integer NOT NULL,
        sender_name text,
        reply_to_id integer
      )`);
  }
}
