import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A call keeps the room that its invitation names, whatever base URL later calls get. NULL, which an earlier version
 * writes, means the current base URL. Only adds.
 */
export class KeepMeetingRooms1766000000317 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE scheduling.appointments ADD meeting_base_url text');
    await queryRunner.query(`
      CREATE OR REPLACE VIEW scheduling.call_facts AS
      SELECT id, contact_id, calendar_uid, sequence, scheduled_at, duration, status, meeting_room, NULL::text AS notes,
        meeting_base_url
      FROM scheduling.appointments`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP VIEW scheduling.call_facts');
    await queryRunner.query(`
      CREATE VIEW scheduling.call_facts AS
      SELECT id, contact_id, calendar_uid, sequence, scheduled_at, duration, status, meeting_room, NULL::text AS notes
      FROM scheduling.appointments`);
    await queryRunner.query('GRANT SELECT ON scheduling.call_facts TO email');
    await queryRunner.query('ALTER TABLE scheduling.appointments DROP meeting_base_url');
  }
}
