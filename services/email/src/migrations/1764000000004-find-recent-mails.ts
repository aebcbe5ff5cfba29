import { indexSettledMessages } from '@agency/platform';
import type { QueryRunner } from 'typeorm';

/** Indexes for deleting settled mails and for counting those of the last day. */
export class FindRecentMails1764000000004 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await indexSettledMessages(queryRunner, 'email');
    await queryRunner.query(
      'CREATE INDEX deliveries_by_change ON email.deliveries (changed_at, state)',
    );
  }
}
