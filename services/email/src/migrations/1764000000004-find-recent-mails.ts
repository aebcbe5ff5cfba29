import { indexSettledMessages } from '@agency/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes for deleting settled mails and for counting those of the last day. */
export class FindRecentMails1764000000004 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await indexSettledMessages(queryRunner, 'email');
    await queryRunner.query(
      'CREATE INDEX deliveries_by_change ON email.deliveries (changed_at, state)',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX email.deliveries_by_change');
    await queryRunner.query('DROP INDEX email.outbox_settled');
  }
}
