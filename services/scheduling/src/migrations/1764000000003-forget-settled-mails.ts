import { indexSettledMessages } from '@agency/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ForgetSettledMails1764000000003 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await indexSettledMessages(queryRunner, 'scheduling');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX scheduling.outbox_settled');
  }
}
