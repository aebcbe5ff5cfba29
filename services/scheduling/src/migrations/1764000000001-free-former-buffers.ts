import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The buffer is the owner's to change, so no row holds it any more: what was booked under a longer one would keep
 * visitors from times that they are shown. Reckoned in UTC, because with a zone the sum would not be immutable.
 */
export class FreeFormerBuffers1764000000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE scheduling.appointments
        DROP CONSTRAINT appointments_no_overlap,
        ADD CONSTRAINT appointments_no_overlap EXCLUDE USING gist (
          tsrange(
            scheduled_at AT TIME ZONE 'UTC',
            scheduled_at AT TIME ZONE 'UTC' + duration * interval '1 minute'
          ) WITH &&
        ) WHERE (status <> 'cancelled'),
        ALTER COLUMN blocked_until DROP NOT NULL`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `UPDATE scheduling.appointments SET blocked_until = scheduled_at + duration * interval '1 minute'`,
    );
    await queryRunner.query(`
      ALTER TABLE scheduling.appointments
        DROP CONSTRAINT appointments_no_overlap,
        ADD CONSTRAINT appointments_no_overlap
          EXCLUDE USING gist (tstzrange(scheduled_at, blocked_until) WITH &&) WHERE (status <> 'cancelled'),
        ALTER COLUMN blocked_until SET NOT NULL`);
  }
}
