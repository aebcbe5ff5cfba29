import { createPassInTime } from '@agency/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A lead is stored by one statement, which Postgres refuses once the request has timed out. Only adds. */
export class RefuseLateLeads1765900000101 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await createPassInTime(queryRunner, 'leads');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP FUNCTION leads.pass_in_time');
  }
}
