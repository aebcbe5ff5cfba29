import { createPassInTime } from '@agency/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Unused: bookings ended with a statement that called it. The previous version still does; the next version drops it.
 */
export class RefuseLateBookings1765900000201 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await createPassInTime(queryRunner, 'scheduling');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP FUNCTION scheduling.pass_in_time');
  }
}
