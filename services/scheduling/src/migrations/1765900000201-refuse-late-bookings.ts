import { createPassInTime } from '@agency/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A booking ends with a statement that Postgres refuses once the request has timed out. Only adds. */
export class RefuseLateBookings1765900000201 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await createPassInTime(queryRunner, 'scheduling');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP FUNCTION scheduling.pass_in_time');
  }
}
