import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails of the version before carry no key and are not counted; a day later none of them would be. */
export class CountMailsPerRecipient1765500000002 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE email.deliveries ADD COLUMN recipient_key text');
    await queryRunner.query(
      'CREATE INDEX deliveries_by_recipient ON email.deliveries (recipient_key, mail, created_at)',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE email.deliveries DROP COLUMN recipient_key');
  }
}
