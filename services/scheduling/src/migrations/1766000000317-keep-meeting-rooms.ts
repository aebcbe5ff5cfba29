import type { QueryRunner } from 'typeorm';

/**
 * A call keeps the room that its invitation names, whatever base URL later calls get. NULL, which an earlier version
 * writes, means the current base URL. Only adds.
 */
export class KeepMeetingRooms1766000000317 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE scheduling.appointments ADD meeting_base_url text');
    await queryRunner.query(`
      CREATE OR REPLACE VIEW scheduling.call_facts AS
      SELECT id, contact_id, calendar_uid, sequence, scheduled_at, duration, status, meeting_room, NULL::text AS notes,
        meeting_base_url
      FROM scheduling.appointments`);
  }
}
