import type { QueryRunner } from 'typeorm';

/** Mails of the previous version have no key and are not counted; after a day they would not count anyway. */
export class CountMailsPerRecipient1765500000002 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE email.deliveries ADD COLUMN recipient_key text');
    await queryRunner.query(
      'CREATE INDEX deliveries_by_recipient ON email.deliveries (recipient_key, mail, created_at)',
    );
  }
}
