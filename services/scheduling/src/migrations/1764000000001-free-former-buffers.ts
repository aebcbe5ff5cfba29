import type { QueryRunner } from 'typeorm';

/**
 * Rows no longer store the buffer, because the owner can change it: a call booked under a longer one would block times
 * that visitors are shown as free. Computed in UTC, because with a zone the sum would not be immutable.
 */
export class FreeFormerBuffers1764000000001 {
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
}
