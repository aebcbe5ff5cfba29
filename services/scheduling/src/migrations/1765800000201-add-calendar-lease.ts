import type { QueryRunner } from 'typeorm';

/** One replica at a time reads a calendar; a failing calendar is retried later, and an email can report it. */
export class ReadCalendarsInTurns1765800000201 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE scheduling.calendars
        ADD COLUMN reading_until timestamptz,
        ADD COLUMN retry_at timestamptz,
        ADD COLUMN failed_tries integer NOT NULL DEFAULT 0`);
    await queryRunner.query(`
      CREATE VIEW scheduling.calendar_facts AS
      SELECT id, name, read_at, failing_since FROM scheduling.calendars`);
    await queryRunner.query('GRANT SELECT ON scheduling.calendar_facts TO email');
  }
}
