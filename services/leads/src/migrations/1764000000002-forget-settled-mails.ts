import { indexSettledMessages } from '@agency/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ForgetSettledMails1764000000002 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await indexSettledMessages(queryRunner, 'leads');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX leads.outbox_settled');
  }
}
