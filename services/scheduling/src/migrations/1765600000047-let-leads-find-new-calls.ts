import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A visitor who has just booked may correct a mistyped address: the leads service asks for the invitation again. */
export class LetLeadsFindNewCalls1765600000047 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE OR REPLACE VIEW scheduling.scheduled_calls AS
      SELECT contact_id, scheduled_at, id, sequence, created_at
      FROM scheduling.appointments WHERE status = 'scheduled'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP VIEW scheduling.scheduled_calls');
    await queryRunner.query(`
      CREATE VIEW scheduling.scheduled_calls AS
      SELECT contact_id, scheduled_at FROM scheduling.appointments WHERE status = 'scheduled'`);
    await queryRunner.query('GRANT SELECT ON scheduling.scheduled_calls TO leads');
  }
}
